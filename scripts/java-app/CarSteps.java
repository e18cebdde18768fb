import com.smartdevicelink.protocol.enums.FunctionID;
import com.smartdevicelink.proxy.rpc.GetVehicleData;
import com.smartdevicelink.proxy.rpc.GetVehicleDataResponse;
import com.smartdevicelink.proxy.rpc.HapticRect;
import com.smartdevicelink.proxy.rpc.OnAudioPassThru;
import com.smartdevicelink.proxy.rpc.OnDriverDistraction;
import com.smartdevicelink.proxy.rpc.OnVehicleData;
import com.smartdevicelink.proxy.rpc.PerformAudioPassThru;
import com.smartdevicelink.proxy.rpc.Rectangle;
import com.smartdevicelink.proxy.rpc.SendHapticData;
import com.smartdevicelink.proxy.rpc.SubscribeVehicleData;
import com.smartdevicelink.proxy.rpc.UnsubscribeVehicleData;
import com.smartdevicelink.proxy.rpc.enums.AudioType;
import com.smartdevicelink.proxy.rpc.enums.BitsPerSample;
import com.smartdevicelink.proxy.rpc.enums.DriverDistractionState;
import com.smartdevicelink.proxy.rpc.enums.Result;
import com.smartdevicelink.proxy.rpc.enums.SamplingRate;
import java.util.List;

/** Steps about vehicle data, permissions, driver distraction, the microphone and haptic data. */
final class CarSteps {
    private final Table table;
    private final App app;
    private final Driver driver;

    CarSteps(Table table, App app, Driver driver) {
        this.table = table;
        this.app = app;
        this.driver = driver;
    }

    void run() {
        table.step("knows its permissions", () -> {
            Failure.unless(app.manager.getPermissionManager().isRPCAllowed(FunctionID.ALERT), "Alert is not allowed");
            return "";
        });
        table.step("reads vehicle data", () -> {
            driver.act("PATCH", "head-unit/vehicle", "{\"speed\":42.5}");
            GetVehicleDataResponse answer = (GetVehicleDataResponse) app.ask(new GetVehicleData().setSpeed(true));
            Failure.unlessEqual(answer.getSpeed(), 42.5, "the speed");
            return "";
        });
        table.step("receives changes of vehicle data until it unsubscribes", () -> {
            app.ask(new SubscribeVehicleData().setSpeed(true));
            driver.act("PATCH", "head-unit/vehicle", "{\"speed\":50}");
            App.until(() -> !app.received(OnVehicleData.class).isEmpty(), "OnVehicleData");
            app.ask(new UnsubscribeVehicleData().setSpeed(true));
            app.ask(new UnsubscribeVehicleData().setSpeed(true), Result.IGNORED, () -> null);
            return "";
        });
        table.step("receives OnDriverDistraction with the settings of the lock screen", () -> {
            driver.act("PATCH", "head-unit/profile", "{\"lockScreenDismissal\":{\"enabled\":true,\"warning\":\"For passengers\"}}");
            driver.act("PATCH", "head-unit", "{\"display\":{\"distraction\":\"DD_ON\"}}");
            App.until(() -> last().getState() == DriverDistractionState.DD_ON, "DD_ON");
            Failure.unless(last().getLockscreenDismissibility() != null, "OnDriverDistraction lacks lockScreenDismissalEnabled");
            driver.act("PATCH", "head-unit", "{\"display\":{\"distraction\":\"DD_OFF\"}}");
            App.until(() -> last().getState() == DriverDistractionState.DD_OFF, "DD_OFF");
            return "";
        });
        table.step("records from the microphone", () -> {
            PerformAudioPassThru listen = new PerformAudioPassThru(SamplingRate._16KHZ, 5000, BitsPerSample._16_BIT, AudioType.PCM);
            app.ask(listen, Result.SUCCESS, () -> driver.post("head-unit/overlay:audio", "{\"sound\":\"speech\"}"));
            int bytes = app.received(OnAudioPassThru.class).stream().mapToInt(part -> part.getAPTData().length).sum();
            Failure.unless(bytes > 0, "no audio was received");
            return bytes + " bytes";
        });
        table.step("sends haptic rectangles", () -> {
            HapticRect one = new HapticRect(1, new Rectangle(10f, 20.5f, 300f, 40f));
            app.ask(new SendHapticData().setHapticRectData(List.of(one)));
            return "";
        });
    }

    private OnDriverDistraction last() throws Failure {
        List<OnDriverDistraction> received = app.received(OnDriverDistraction.class);
        Failure.unless(!received.isEmpty(), "OnDriverDistraction was not received");
        return received.get(received.size() - 1);
    }
}
