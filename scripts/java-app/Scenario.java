import com.smartdevicelink.proxy.rpc.OnCommand;
import com.smartdevicelink.proxy.rpc.OnHMIStatus;
import com.smartdevicelink.proxy.rpc.OnHashChange;
import com.smartdevicelink.proxy.rpc.enums.HMILevel;
import com.smartdevicelink.util.SystemInfo;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;

/**
 * The scenario of an app of SDL's Java library in its default configuration: the app is a WebSocket server that the head unit
 * connects to.
 *
 * <p>Arguments: the bridge's address, and two ports to listen on, one after the other.
 */
public final class Scenario {
    private final Table table;
    private final Driver driver;
    private final int[] ports;

    private Scenario(Table table, String api, int[] ports) {
        this.table = table;
        this.driver = new Driver(api);
        this.ports = ports;
    }

    public static void main(String[] words) {
        PrintStream out = System.out;
        // Silence the library's verbose log.
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        Table table = new Table(out);
        new Scenario(table, words[0], new int[] {Integer.parseInt(words[1]), Integer.parseInt(words[2])}).run();
        System.exit(table.close() ? 0 : 1);
    }

    private void run() {
        App app = new App(ports[0], null);
        if (!table.step("is connected, registers, and becomes ready after the driver activates it", () -> begin(app, ports[0]))) return;
        table.step("receives the vehicle type in the answer to its first message", () -> {
            SystemInfo car = App.await(app.car);
            Failure.unless(car.getVehicleType() != null, "the answer has no vehicle type");
            return car.getVehicleType().getMake() + " " + car.getVehicleType().getModel();
        });
        new ScreenSteps(table, app, driver).run();
        new OverlaySteps(table, app, driver).run();
        new MenuSteps(table, app, driver).run();
        new CarSteps(table, app, driver).run();
        table.step("changes to the background and back", () -> {
            driver.post("apps/" + App.ID + ":background", "{}");
            App.until(() -> level(app) != HMILevel.HMI_FULL, "another level than FULL");
            HMILevel behind = level(app);
            driver.post("apps/" + App.ID + ":activate", "{}");
            App.until(() -> level(app) == HMILevel.HMI_FULL, "FULL");
            return "" + behind;
        });
        App[] resumed = new App[1];
        table.step("loses its connection, reconnects, and has its commands again", () -> reconnect(app, resumed));
        table.step("unregisters when the library's manager is disposed", () -> {
            resumed[0].manager.dispose();
            driver.expectRow("rpc:UnregisterAppInterface result:SUCCESS");
            return "";
        });
    }

    private String begin(App app, int port) throws Exception {
        app.manager.start();
        connect(port);
        // The library delays its own requests, and so its readiness, until the app first leaves NONE.
        driver.post("apps/" + App.ID + ":activate", "{}");
        app.untilReady();
        App.until(() -> level(app) == HMILevel.HMI_FULL, "FULL");
        driver.expect("/headUnit/apps/" + App.ID + "/name", "\"Java scenario\"");
        return "interface " + app.manager.getRegisterAppInterfaceResponse().getSdlMsgVersion().getMajorVersion();
    }

    private void connect(int port) throws Exception {
        String endpoint = "ws://127.0.0.1:" + port + "/";
        driver.post("head-unit/cloud-app:set", "{\"endpoint\":\"" + endpoint + "\"}");
        driver.post("head-unit/cloud-app:connect", "{\"id\":\"" + endpoint + "\"}");
    }

    private String reconnect(App app, App[] resumed) throws Exception {
        List<OnHashChange> hashes = app.received(OnHashChange.class);
        Failure.unless(!hashes.isEmpty(), "OnHashChange was not received");
        String hash = hashes.get(hashes.size() - 1).getHashID();
        driver.post("apps/" + App.ID + ":disconnect", "{\"reason\":\"TRANSPORT_LOST\"}");
        app.untilDisconnected();
        App again = new App(ports[1], hash);
        resumed[0] = again;
        begin(again, ports[1]);
        String info = again.manager.getRegisterAppInterfaceResponse().getInfo();
        String result = "" + again.manager.getRegisterAppInterfaceResponse().getResultCode();
        Failure.unlessEqual(result, "SUCCESS", "the answer to its registration");
        driver.post("head-unit/menu:choose", "{\"text\":\"Resumed command\"}");
        App.until(() -> !again.received(OnCommand.class).isEmpty(), "OnCommand of the resumed command");
        return info == null ? "" : info;
    }

    static HMILevel level(App app) {
        List<OnHMIStatus> received = app.received(OnHMIStatus.class);
        return received.isEmpty() ? HMILevel.HMI_NONE : received.get(received.size() - 1).getHmiLevel();
    }
}
