import com.smartdevicelink.managers.SdlManager;
import com.smartdevicelink.managers.SdlManagerListener;
import com.smartdevicelink.managers.file.filetypes.SdlArtwork;
import com.smartdevicelink.managers.lifecycle.LifecycleConfigurationUpdate;
import com.smartdevicelink.protocol.enums.FunctionID;
import com.smartdevicelink.proxy.RPCNotification;
import com.smartdevicelink.proxy.RPCRequest;
import com.smartdevicelink.proxy.RPCResponse;
import com.smartdevicelink.proxy.rpc.enums.AppHMIType;
import com.smartdevicelink.proxy.rpc.enums.FileType;
import com.smartdevicelink.proxy.rpc.enums.Language;
import com.smartdevicelink.proxy.rpc.enums.Result;
import com.smartdevicelink.proxy.rpc.listeners.OnRPCNotificationListener;
import com.smartdevicelink.proxy.rpc.listeners.OnRPCResponseListener;
import com.smartdevicelink.transport.WebSocketServerConfig;
import com.smartdevicelink.util.SystemInfo;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** An app of SDL's Java library: the app's manager, sent requests, and received notifications. */
final class App {
    static final String ID = "java-scenario";
    private static final long SECONDS = 15;
    private static final byte[] PIXEL = Base64.getDecoder().decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");
    private static final List<FunctionID> OBSERVED = List.of(
        FunctionID.ON_HMI_STATUS, FunctionID.ON_BUTTON_PRESS, FunctionID.ON_BUTTON_EVENT, FunctionID.ON_HASH_CHANGE,
        FunctionID.ON_COMMAND, FunctionID.ON_DRIVER_DISTRACTION, FunctionID.ON_VEHICLE_DATA,
        FunctionID.ON_AUDIO_PASS_THRU, FunctionID.ON_PERMISSIONS_CHANGE, FunctionID.ON_APP_INTERFACE_UNREGISTERED);

    final SdlManager manager;
    final CompletableFuture<SystemInfo> car = new CompletableFuture<>();
    private final CompletableFuture<Boolean> ready = new CompletableFuture<>();
    private final CompletableFuture<Boolean> disconnected = new CompletableFuture<>();
    private final List<RPCNotification> received = new ArrayList<>();

    App(int port, String hash) {
        Map<FunctionID, OnRPCNotificationListener> listeners = new HashMap<>();
        for (FunctionID name : OBSERVED) listeners.put(name, listener());
        SdlManager.Builder builder = new SdlManager.Builder(ID, "Java scenario", new Listener());
        builder.setAppTypes(new Vector<>(List.of(AppHMIType.MEDIA)));
        builder.setTransportType(new WebSocketServerConfig(port, -1));
        builder.setAppIcon(image("icon"));
        builder.setRPCNotificationListeners(listeners);
        if (hash != null) builder.setResumeHash(hash);
        manager = builder.build();
    }

    static SdlArtwork image(String name) {
        return new SdlArtwork(name, FileType.GRAPHIC_PNG, PIXEL, true);
    }

    static <T> T await(CompletableFuture<T> value) throws Exception {
        return value.get(SECONDS, TimeUnit.SECONDS);
    }

    /** Waits until the library's managers are ready. */
    void untilReady() throws Exception {
        Failure.unless(await(ready), "the managers did not start");
    }

    /** Waits until the library has noticed the end of the connection. */
    void untilDisconnected() throws Exception {
        await(disconnected);
    }

    /** Sends a request without waiting for the answer. */
    CompletableFuture<RPCResponse> send(RPCRequest request) {
        CompletableFuture<RPCResponse> answer = new CompletableFuture<>();
        request.setOnRPCResponseListener(new OnRPCResponseListener() {
            @Override
            public void onResponse(int correlationId, RPCResponse response) {
                answer.complete(response);
            }
        });
        manager.sendRPC(request);
        return answer;
    }

    /** Sends a request, runs the driver's action while the request is in flight, and checks the result code. */
    RPCResponse ask(RPCRequest request, Result expected, Callable<?> act) throws Exception {
        CompletableFuture<RPCResponse> answer = send(request);
        act.call();
        RPCResponse response = await(answer);
        String name = request.getFunctionName();
        Failure.unless(response.getResultCode() == expected, name + ": " + response.getResultCode() + " " + response.getInfo());
        return response;
    }

    RPCResponse ask(RPCRequest request) throws Exception {
        return ask(request, Result.SUCCESS, () -> null);
    }

    /** Returns the received notifications of one type. */
    <T extends RPCNotification> List<T> received(Class<T> kind) {
        synchronized (received) {
            return received.stream().filter(kind::isInstance).map(kind::cast).toList();
        }
    }

    static void until(Callable<Boolean> condition, String what) throws Exception {
        for (int tries = 0; tries < 500; tries += 1) {
            if (condition.call()) return;
            Thread.sleep(20);
        }
        throw new Failure("timed out waiting for " + what);
    }

    private OnRPCNotificationListener listener() {
        return new OnRPCNotificationListener() {
            @Override
            public void onNotified(RPCNotification notification) {
                synchronized (received) {
                    received.add(notification);
                }
            }
        };
    }

    private final class Listener implements SdlManagerListener {
        @Override
        public void onStart(SdlManager started) {
            ready.complete(true);
        }

        @Override
        public void onDestroy(SdlManager ended) {
            disconnected.complete(true);
        }

        @Override
        public void onError(SdlManager manager, String info, Exception error) {
            ready.completeExceptionally(new Failure("the library reports: " + info));
        }

        @Override
        public LifecycleConfigurationUpdate managerShouldUpdateLifecycle(Language language, Language hmiLanguage) {
            return null;
        }

        @Override
        public boolean onSystemInfoReceived(SystemInfo systemInfo) {
            car.complete(systemInfo);
            return true;
        }
    }
}
