import com.smartdevicelink.managers.screen.OnButtonListener;
import com.smartdevicelink.managers.screen.menu.MenuCell;
import com.smartdevicelink.managers.screen.menu.VoiceCommand;
import com.smartdevicelink.proxy.rpc.AddCommand;
import com.smartdevicelink.proxy.rpc.MenuParams;
import com.smartdevicelink.proxy.rpc.OnButtonEvent;
import com.smartdevicelink.proxy.rpc.OnButtonPress;
import com.smartdevicelink.proxy.rpc.enums.ButtonName;
import com.smartdevicelink.proxy.rpc.enums.MenuLayout;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Steps about the menu, voice commands and the car's buttons. */
final class MenuSteps {
    private final Table table;
    private final App app;
    private final Driver driver;

    MenuSteps(Table table, App app, Driver driver) {
        this.table = table;
        this.app = app;
        this.driver = driver;
    }

    void run() {
        table.step("fills the menu, and the driver chooses a command and one of a submenu", this::menu);
        table.step("opens its own menu", () -> {
            Failure.unless(app.manager.getScreenManager().openMenu(), "the library reports a failure");
            driver.expectRow("rpc:ShowAppMenu result:SUCCESS");
            driver.post("head-unit/menu:close", "{}");
            return "";
        });
        table.step("receives a voice command", () -> {
            CompletableFuture<Boolean> spoken = new CompletableFuture<>();
            app.manager.getScreenManager().setVoiceCommands(List.of(new VoiceCommand(List.of("Play it again"), () -> spoken.complete(true))));
            driver.expectRow("rpc:AddCommand result:SUCCESS \\\"Play it again\\\"");
            driver.post("head-unit/voice:say", "{\"text\":\"Play it again\"}");
            App.await(spoken);
            return "";
        });
        table.step("subscribes to a button of the car and receives its press", this::button);
        table.step("adds a command directly", () -> {
            MenuParams words = new MenuParams("Resumed command");
            app.ask(new AddCommand(900).setMenuParams(words));
            return "";
        });
    }

    private String menu() throws Exception {
        CompletableFuture<Boolean> first = new CompletableFuture<>();
        CompletableFuture<Boolean> inner = new CompletableFuture<>();
        MenuCell reverse = new MenuCell("Reverse", App.image("cover"), null, source -> first.complete(true));
        MenuCell slower = new MenuCell("Slower", null, null, source -> inner.complete(true));
        MenuCell speed = new MenuCell("Speed", MenuLayout.LIST, null, List.of(slower));
        app.manager.getScreenManager().setMenu(List.of(reverse, speed));
        driver.expectRow("rpc:AddCommand result:SUCCESS Slower");
        driver.post("head-unit/menu:choose", "{\"text\":\"Reverse\"}");
        App.await(first);
        driver.post("head-unit/menu:choose", "{\"text\":\"Slower\"}");
        App.await(inner);
        return "";
    }

    private String button() throws Exception {
        CompletableFuture<Boolean> pressed = new CompletableFuture<>();
        app.manager.getScreenManager().addButtonListener(ButtonName.PLAY_PAUSE, new OnButtonListener() {
            @Override
            public void onPress(ButtonName name, OnButtonPress press) {
                pressed.complete(true);
            }

            @Override
            public void onEvent(ButtonName name, OnButtonEvent event) {}

            @Override
            public void onError(String info) {
                pressed.completeExceptionally(new Failure(info));
            }
        });
        driver.expectRow("rpc:SubscribeButton result:SUCCESS PLAY_PAUSE");
        driver.post("head-unit/button:press", "{\"name\":\"PLAY_PAUSE\"}");
        App.await(pressed);
        return "";
    }
}
