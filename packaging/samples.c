// The program of all sample apps; it contains SDLKit and Foundation only once. SDL_SAMPLE names the app to run.
//
// Compiled with -DAPPS='APP(HelloApp) APP(Places)'.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>

#define APP(name) int name##_main(int, char **);
APPS
#undef APP

#define APP(name) \
    if (strcmp(app, #name) == 0) { \
        prctl(PR_SET_NAME, #name); \
        return name##_main(argc, argv); \
    }

int main(int argc, char **argv) {
    const char *app = getenv("SDL_SAMPLE");
    if (app == NULL) app = "";
    APPS
    fprintf(stderr, "SDL_SAMPLE is \"%s\"; there is no such app\n", app);
    return 2;
}
