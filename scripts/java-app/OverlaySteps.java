import com.smartdevicelink.managers.screen.AlertView;
import com.smartdevicelink.managers.screen.SoftButtonObject;
import com.smartdevicelink.managers.screen.choiceset.ChoiceCell;
import com.smartdevicelink.managers.screen.choiceset.ChoiceSet;
import com.smartdevicelink.managers.screen.choiceset.ChoiceSetSelectionListener;
import com.smartdevicelink.managers.screen.choiceset.KeyboardAutocompleteCompletionListener;
import com.smartdevicelink.managers.screen.choiceset.KeyboardCharacterSetCompletionListener;
import com.smartdevicelink.managers.screen.choiceset.KeyboardListener;
import com.smartdevicelink.proxy.RPCRequest;
import com.smartdevicelink.proxy.rpc.Alert;
import com.smartdevicelink.proxy.rpc.OnButtonEvent;
import com.smartdevicelink.proxy.rpc.OnButtonPress;
import com.smartdevicelink.proxy.rpc.ScrollableMessage;
import com.smartdevicelink.proxy.rpc.Slider;
import com.smartdevicelink.proxy.rpc.SliderResponse;
import com.smartdevicelink.proxy.rpc.Speak;
import com.smartdevicelink.proxy.rpc.SubtleAlert;
import com.smartdevicelink.proxy.rpc.TTSChunk;
import com.smartdevicelink.proxy.rpc.enums.InteractionMode;
import com.smartdevicelink.proxy.rpc.enums.KeyboardEvent;
import com.smartdevicelink.proxy.rpc.enums.Result;
import com.smartdevicelink.proxy.rpc.enums.SpeechCapabilities;
import com.smartdevicelink.proxy.rpc.enums.TriggerSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Steps about overlays. */
final class OverlaySteps {
    private final Table table;
    private final App app;
    private final Driver driver;

    OverlaySteps(Table table, App app, Driver driver) {
        this.table = table;
        this.app = app;
        this.driver = driver;
    }

    void run() {
        table.step("shows an alert, and the driver presses its button", this::alert);
        table.step("shows an alert until it times out", () -> ended(new Alert().setAlertText1("Arrived").setDuration(3000), Result.SUCCESS));
        table.step("shows an alert, and the driver dismisses it: ABORTED", () -> {
            app.ask(new Alert().setAlertText1("Traffic").setDuration(9000), Result.ABORTED, () -> driver.post("head-unit/overlay:cancel", "{}"));
            return "";
        });
        table.step("shows a subtle alert", () -> {
            app.ask(new SubtleAlert().setAlertText1("Rain ahead").setDuration(3000));
            return "";
        });
        table.step("presents choices, and the driver chooses one", () -> {
            CompletableFuture<String> chosen = new CompletableFuture<>();
            app.manager.getScreenManager().presentChoiceSet(choices("Where to?", chosen), InteractionMode.MANUAL_ONLY);
            driver.post("head-unit/overlay:choose", "{\"text\":\"Work\"}");
            Failure.unlessEqual(App.await(chosen), "Work TS_MENU", "what was chosen");
            return "";
        });
        table.step("presents choices, and they time out: an error", () -> {
            CompletableFuture<String> chosen = new CompletableFuture<>();
            app.manager.getScreenManager().presentChoiceSet(choices("And now?", chosen), InteractionMode.MANUAL_ONLY);
            driver.post("head-unit/overlay:timeout", "{}");
            return App.await(chosen);
        });
        table.step("presents a keyboard and receives each letter", this::type);
        table.step("shows a slider, and the driver moves and saves it", () -> {
            Slider slider = new Slider(5, 2, "Volume").setTimeout(10_000);
            SliderResponse answer = (SliderResponse) app.ask(slider, Result.SUCCESS, () -> {
                driver.post("head-unit/overlay:slide", "{\"position\":4}");
                return driver.post("head-unit/overlay:save", "{}");
            });
            Failure.unlessEqual(answer.getSliderPosition(), 4, "the position");
            return "";
        });
        table.step("shows a scrollable message until it times out", () ->
            ended(new ScrollableMessage("Once upon a time. ".repeat(20)).setTimeout(1000), Result.SUCCESS));
        table.step("speaks", () -> {
            app.ask(new Speak(List.of(new TTSChunk("Good day", SpeechCapabilities.TEXT))));
            return "";
        });
    }

    private String ended(RPCRequest request, Result expected) throws Exception {
        app.ask(request, expected, () -> null);
        return "";
    }

    private String alert() throws Exception {
        CompletableFuture<Boolean> pressed = new CompletableFuture<>();
        SoftButtonObject around = new SoftButtonObject("around", "Around it", null, new SoftButtonObject.OnEventListener() {
            @Override
            public void onPress(SoftButtonObject button, OnButtonPress press) {
                pressed.complete(true);
            }

            @Override
            public void onEvent(SoftButtonObject button, OnButtonEvent event) {}
        });
        AlertView.Builder view = new AlertView.Builder();
        view.setText("Traffic ahead").setSecondaryText("Ten minutes").setTimeout(10).setSoftButtons(List.of(around));
        CompletableFuture<Boolean> done = new CompletableFuture<>();
        app.manager.getScreenManager().presentAlert(view.build(), (success, tryAgain) -> done.complete(success));
        driver.post("head-unit/overlay:press", "{\"text\":\"Around it\"}");
        App.await(pressed);
        Failure.unless(App.await(done), "the library reports a failure");
        return "";
    }

    private static ChoiceSet choices(String title, CompletableFuture<String> chosen) {
        List<ChoiceCell> cells = List.of(new ChoiceCell("Home"), new ChoiceCell("Work"));
        return new ChoiceSet(title, cells, new ChoiceSetSelectionListener() {
            @Override
            public void onChoiceSelected(ChoiceCell cell, TriggerSource source, int row) {
                chosen.complete(cell.getText() + " " + source.name());
            }

            @Override
            public void onError(String error) {
                chosen.complete(error);
            }
        });
    }

    private String type() throws Exception {
        CompletableFuture<String> entered = new CompletableFuture<>();
        CompletableFuture<String> first = new CompletableFuture<>();
        app.manager.getScreenManager().presentKeyboard("A street", null, new KeyboardListener() {
            @Override
            public void onUserDidSubmitInput(String text, KeyboardEvent event) {
                entered.complete(text);
            }

            @Override
            public void onKeyboardDidAbortWithReason(KeyboardEvent event) {
                entered.completeExceptionally(new Failure("aborted by " + event));
            }

            @Override
            public void updateAutocompleteWithInput(String text, KeyboardAutocompleteCompletionListener proposals) {
                proposals.onUpdatedAutoCompleteList(List.of(text + "ham Road"));
            }

            @Override
            public void updateCharacterSetWithInput(String text, KeyboardCharacterSetCompletionListener letters) {}

            @Override
            public void onKeyboardDidSendEvent(KeyboardEvent event, String text) {
                first.complete(text);
            }

            @Override
            public void onKeyboardDidUpdateInputMask(KeyboardEvent event) {}
        });
        driver.post("head-unit/overlay:type", "{\"text\":\"Ful\"}");
        Failure.unlessEqual(App.await(first), "Ful", "the letters");
        driver.expectRow("rpc:SetGlobalProperties result:SUCCESS \\\"Fulham Road\\\"");
        driver.post("head-unit/overlay:submit", "{\"text\":\"Fulham Road\"}");
        Failure.unlessEqual(App.await(entered), "Fulham Road", "the entered text");
        return "";
    }
}
