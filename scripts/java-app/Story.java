import com.smartdevicelink.proxy.rpc.OnCommand;
import com.smartdevicelink.proxy.rpc.OnHMIStatus;
import com.smartdevicelink.proxy.rpc.OnHashChange;
import com.smartdevicelink.proxy.rpc.enums.HMILevel;
import com.smartdevicelink.util.SystemInfo;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;

/**
 * One app's day, told through SDL's Java library as it is by default: the app is a WebSocket server that the head unit dials.
 *
 * <p>Its words are the bridge's address, and two ports to listen on, one after the other.
 */
public final class Story {
    private final Table table;
    private final Driver driver;
    private final int[] ports;

    private Story(Table table, String api, int[] ports) {
        this.table = table;
        this.driver = new Driver(api);
        this.ports = ports;
    }

    public static void main(String[] words) {
        PrintStream out = System.out;
        // The library tells at length what it does.
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        Table table = new Table(out);
        new Story(table, words[0], new int[] {Integer.parseInt(words[1]), Integer.parseInt(words[2])}).tell();
        System.exit(table.close() ? 0 : 1);
    }

    private void tell() {
        App app = new App(ports[0], null);
        if (!table.step("is dialled, registers, and is ready once the driver opens it", () -> begin(app, ports[0]))) return;
        table.step("learns of the car from the answer to its first message", () -> {
            SystemInfo car = App.await(app.car);
            Failure.unless(car.getVehicleType() != null, "no vehicle was told");
            return car.getVehicleType().getMake() + " " + car.getVehicleType().getModel();
        });
        new ScreenSteps(table, app, driver).walk();
        new OverlaySteps(table, app, driver).walk();
        new MenuSteps(table, app, driver).walk();
        new CarSteps(table, app, driver).walk();
        table.step("goes to the background and comes back", () -> {
            driver.post("apps/" + App.ID + ":background", "{}");
            App.until(() -> level(app) != HMILevel.HMI_FULL, "another level than FULL");
            HMILevel behind = level(app);
            driver.post("apps/" + App.ID + ":activate", "{}");
            App.until(() -> level(app) == HMILevel.HMI_FULL, "FULL");
            return "" + behind;
        });
        App[] again = new App[1];
        table.step("loses its connection, comes back, and has its commands again", () -> comeBack(app, again));
        table.step("unregisters, as the library does when it is disposed of", () -> {
            again[0].manager.dispose();
            driver.expectRow("rpc:UnregisterAppInterface result:SUCCESS");
            return "";
        });
    }

    private String begin(App app, int port) throws Exception {
        app.manager.start();
        dial(port);
        // The library holds its own requests back, and with them its readiness, until it first leaves NONE.
        driver.post("apps/" + App.ID + ":activate", "{}");
        app.untilReady();
        App.until(() -> level(app) == HMILevel.HMI_FULL, "FULL");
        driver.expect("/headUnit/apps/" + App.ID + "/name", "\"Java story\"");
        return "interface " + app.manager.getRegisterAppInterfaceResponse().getSdlMsgVersion().getMajorVersion();
    }

    private void dial(int port) throws Exception {
        String endpoint = "ws://127.0.0.1:" + port + "/";
        driver.post("head-unit/cloud-app:set", "{\"endpoint\":\"" + endpoint + "\"}");
        driver.post("head-unit/cloud-app:connect", "{\"id\":\"" + endpoint + "\"}");
    }

    private String comeBack(App app, App[] back) throws Exception {
        List<OnHashChange> hashes = app.heard(OnHashChange.class);
        Failure.unless(!hashes.isEmpty(), "no hash was ever told");
        String hash = hashes.get(hashes.size() - 1).getHashID();
        driver.post("apps/" + App.ID + ":disconnect", "{\"reason\":\"TRANSPORT_LOST\"}");
        app.untilGone();
        App again = new App(ports[1], hash);
        back[0] = again;
        begin(again, ports[1]);
        String info = again.manager.getRegisterAppInterfaceResponse().getInfo();
        String result = "" + again.manager.getRegisterAppInterfaceResponse().getResultCode();
        Failure.unlessEqual(result, "SUCCESS", "the answer to its registration");
        driver.post("head-unit/menu:choose", "{\"text\":\"Kept over a loss\"}");
        App.until(() -> !again.heard(OnCommand.class).isEmpty(), "OnCommand of the resumed command");
        return info == null ? "" : info;
    }

    static HMILevel level(App app) {
        List<OnHMIStatus> told = app.heard(OnHMIStatus.class);
        return told.isEmpty() ? HMILevel.HMI_NONE : told.get(told.size() - 1).getHmiLevel();
    }
}
