import com.smartdevicelink.managers.file.filetypes.SdlFile;
import com.smartdevicelink.managers.screen.ScreenManager;
import com.smartdevicelink.managers.screen.SoftButtonObject;
import com.smartdevicelink.managers.screen.SoftButtonState;
import com.smartdevicelink.proxy.rpc.DeleteFile;
import com.smartdevicelink.proxy.rpc.Image;
import com.smartdevicelink.proxy.rpc.ListFiles;
import com.smartdevicelink.proxy.rpc.ListFilesResponse;
import com.smartdevicelink.proxy.rpc.OnButtonEvent;
import com.smartdevicelink.proxy.rpc.OnButtonPress;
import com.smartdevicelink.proxy.rpc.PutFile;
import com.smartdevicelink.proxy.rpc.SetMediaClockTimer;
import com.smartdevicelink.proxy.rpc.Show;
import com.smartdevicelink.proxy.rpc.StartTime;
import com.smartdevicelink.proxy.rpc.TemplateConfiguration;
import com.smartdevicelink.proxy.rpc.WindowCapability;
import com.smartdevicelink.proxy.rpc.enums.FileType;
import com.smartdevicelink.proxy.rpc.enums.ImageType;
import com.smartdevicelink.proxy.rpc.enums.Result;
import com.smartdevicelink.proxy.rpc.enums.UpdateMode;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Steps about files and the main screen, with the library's own managers. */
final class ScreenSteps {
    private static final String WINDOW = "/headUnit/apps/" + App.ID + "/windows/0/";
    private final Table table;
    private final App app;
    private final Driver driver;

    ScreenSteps(Table table, App app, Driver driver) {
        this.table = table;
        this.app = app;
        this.driver = driver;
    }

    void run() {
        table.step("reads the display's capabilities", () -> {
            WindowCapability window = app.manager.getSystemCapabilityManager().getDefaultMainWindowCapability();
            Failure.unless(window != null && !window.getTextFields().isEmpty(), "no capability of the main window");
            return window.getTextFields().size() + " texts, " + window.getImageFields().size() + " images";
        });
        table.step("uploads an image", () -> upload(App.image("cover")));
        table.step("uploads a file of 300 KB: CORRUPTED_DATA as with SDL Core, and a finding says why", () -> {
            // The library sends the checksum of the whole file with each piece.
            CompletableFuture<Boolean> done = new CompletableFuture<>();
            app.manager.getFileManager().uploadFile(new SdlFile("whole", FileType.BINARY, bytes(300_000), false), done::complete);
            Failure.unless(!App.await(done), "the upload succeeded");
            driver.expectRow("rpc:PutFile result:CORRUPTED_DATA");
            return "";
        });
        table.step("uploads the same file in pieces, each with its own checksum", this::pieces);
        table.step("deletes a file, and is refused for a file that does not exist", () -> {
            app.ask(new DeleteFile("big"));
            app.ask(new DeleteFile("big"), Result.REJECTED, () -> null);
            return "";
        });
        table.step("shows texts and an image", this::show);
        table.step("shows an image that does not exist: WARNINGS", () -> {
            app.ask(new Show().setGraphic(new Image("nowhere", ImageType.DYNAMIC)), Result.WARNINGS, () -> null);
            return "";
        });
        table.step("receives presses of a soft button and changes its state", this::press);
        table.step("changes the layout", () -> {
            CompletableFuture<Boolean> done = new CompletableFuture<>();
            app.manager.getScreenManager().changeLayout(new TemplateConfiguration("TEXT_WITH_GRAPHIC"), done::complete);
            Failure.unless(App.await(done), "the library reports a failure");
            driver.expect(WINDOW + "template", "\"TEXT_WITH_GRAPHIC\"");
            return "";
        });
        table.step("sets the media clock, and pauses it", () -> {
            SetMediaClockTimer up = new SetMediaClockTimer(UpdateMode.COUNTUP);
            app.ask(up.setStartTime(new StartTime(0, 0, 0)).setEndTime(new StartTime(0, 9, 22)));
            app.ask(new SetMediaClockTimer(UpdateMode.PAUSE));
            app.ask(new SetMediaClockTimer(UpdateMode.PAUSE), Result.IGNORED, () -> null);
            return "";
        });
    }

    private String pieces() throws Exception {
        byte[] whole = bytes(300_000);
        for (int offset = 0; offset < whole.length; offset += 100_000) {
            byte[] piece = Arrays.copyOfRange(whole, offset, offset + 100_000);
            PutFile request = new PutFile("big", FileType.BINARY).setOffset(offset).setLength(offset == 0 ? whole.length : piece.length);
            request.setFileData(piece);
            app.ask(request.setCRC(piece));
        }
        ListFilesResponse files = (ListFilesResponse) app.ask(new ListFiles());
        Failure.unless(files.getFilenames().containsAll(List.of("big", "cover", "icon")), "the files: " + files.getFilenames());
        return files.getSpaceAvailable() + " bytes are left";
    }

    private static byte[] bytes(int count) {
        byte[] made = new byte[count];
        for (int index = 0; index < count; index += 1) made[index] = (byte) (index % 251);
        return made;
    }

    private String upload(SdlFile file) throws Exception {
        CompletableFuture<Boolean> done = new CompletableFuture<>();
        app.manager.getFileManager().uploadFile(file, done::complete);
        Failure.unless(App.await(done), "the library reports a failure");
        return "";
    }

    private String show() throws Exception {
        ScreenManager screen = app.manager.getScreenManager();
        CompletableFuture<Boolean> done = new CompletableFuture<>();
        screen.beginTransaction();
        screen.setTextField1("Kind of Blue");
        screen.setTextField2("So What");
        screen.setPrimaryGraphic(App.image("cover"));
        screen.commit(done::complete);
        Failure.unless(App.await(done), "the library reports a failure");
        driver.expect(WINDOW + "mainField1", "\"Kind of Blue\"");
        driver.expect(WINDOW + "mainField2", "\"So What\"");
        return "";
    }

    private String press() throws Exception {
        List<SoftButtonState> states = List.of(
            new SoftButtonState("play", "Play", null), new SoftButtonState("stop", "Stop", null));
        CompletableFuture<Boolean> pressed = new CompletableFuture<>();
        SoftButtonObject toggle = new SoftButtonObject("toggle", states, "play", new SoftButtonObject.OnEventListener() {
            @Override
            public void onPress(SoftButtonObject button, OnButtonPress press) {
                pressed.complete(true);
            }

            @Override
            public void onEvent(SoftButtonObject button, OnButtonEvent event) {}
        });
        app.manager.getScreenManager().setSoftButtonObjects(List.of(toggle));
        driver.post("head-unit/soft-button:press", "{\"text\":\"Play\"}");
        App.await(pressed);
        toggle.transitionToNextState();
        driver.post("head-unit/soft-button:press", "{\"text\":\"Stop\"}");
        App.until(() -> app.received(OnButtonPress.class).size() == 2, "a second OnButtonPress");
        Failure.unlessEqual(app.received(OnButtonEvent.class).size(), 4, "OnButtonEvent of two presses");
        return "";
    }
}
