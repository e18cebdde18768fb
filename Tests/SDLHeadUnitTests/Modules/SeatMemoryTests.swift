import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests of saving and restoring seat positions with `SeatMemoryAction`.
@MainActor
@Suite struct SeatMemoryTests {
    private func memory(_ action: String, _ id: Int = 1, label: String? = nil) -> JSONValue {
        var memory: JSONValue = ["id": .int(id), "action": .string(action)]
        memory["label"] = label.map(JSONValue.string)
        return memory
    }

    @discardableResult
    private func set(_ values: JSONValue, _ run: inout Run, _ session: SessionRef) -> JSONValue? {
        var data = values
        data["id"] = "DRIVER"
        return run.set(.seat, "driver", ["seatControlData": data], on: session)
    }

    private func tree(_ run: Run, _ seat: String = "driver") -> JSONValue? {
        ModuleTree(ModuleRef(.seat, seat), in: run.state).map { JSONValue(of: $0) }?["memories"]
    }

    @Test func `RESTORE sets the saved values again and notifies subscribers`() throws {
        var (run, app) = Run.controlling()
        let watcher = run.controller("watcher", session: 2)
        run.read(.seat, "driver", subscribe: true, on: watcher)
        run.drive(.app(key: "app", .activate))
        set(["horizontalPosition": 70, "heatingLevel": 9], &run, app)
        let kept = set(["memory": memory("SAVE", label: "Ann")], &run, app)
        #expect(kept?["resultCode"] == "SUCCESS")
        #expect(kept?["moduleData"]?["seatControlData"] == ["id": "DRIVER", "memory": memory("SAVE", label: "Ann")])
        #expect(run.receivedModules(watcher) == [], "the seat has not moved")
        #expect(tree(run)?["1"]?["label"] == "Ann" && tree(run)?["1"]?["values"]?["horizontalPosition"] == 70)
        #expect(run.values(.seat, "driver")?["memory"] == nil, "the action is not stored as a value")
        set(["horizontalPosition": 10, "heatingLevel": 0], &run, app)
        let back = set(["memory": memory("RESTORE")], &run, app)
        let data = back?["moduleData"]?["seatControlData"]
        #expect(data?["horizontalPosition"] == 70 && data?["heatingLevel"] == 9 && data?["memory"] == memory("RESTORE"))
        #expect(
            run.receivedModules(watcher).map { $0["seatControlData"] } == [
                ["id": "DRIVER", "horizontalPosition": 70, "heatingLevel": 9]
            ])
        #expect(run.values(.seat, "driver")?["horizontalPosition"] == 70)
        #expect(run.read(.seat, "driver", on: app)?["moduleData"]?["seatControlData"]?["memory"] == nil)
    }

    @Test func `NONE does nothing, and restoring an empty memory is refused`() throws {
        var (run, app) = Run.controlling()
        let before = run.values(.seat, "driver")
        #expect(set(["memory": memory("NONE")], &run, app)?["resultCode"] == "SUCCESS")
        #expect(run.values(.seat, "driver") == before && tree(run) == [:])
        let refused = set(["memory": memory("RESTORE", 4)], &run, app)
        #expect(refused?["resultCode"] == "REJECTED" && refused?["success"] == false)
        #expect(refused?["info"] == "Memory 4 of this seat is empty")
    }

    @Test func `Values in the same request are saved too, and override restored ones`() throws {
        var (run, app) = Run.controlling()
        set(["verticalPosition": 11, "memory": memory("SAVE", 2)], &run, app)
        #expect(tree(run)?["2"]?["values"]?["verticalPosition"] == 11)
        set(["verticalPosition": 90, "backTiltAngle": 1], &run, app)
        set(["backTiltAngle": 33, "memory": memory("RESTORE", 2)], &run, app)
        let values = run.values(.seat, "driver")
        #expect(values?["verticalPosition"] == 11 && values?["backTiltAngle"] == 33)
    }

    @Test func `Each memory has a number and keeps its label, and massage zones are restored`()
        throws
    {
        var (run, app) = Run.controlling()
        set(["memory": memory("SAVE", 1, label: "Ann")], &run, app)
        set(
            ["massageMode": [["massageZone": "LUMBAR", "massageMode": "HIGH"]], "memory": memory("SAVE", 10)], &run, app
        )
        set(["memory": memory("RESTORE", 1)], &run, app)
        let off: JSONValue = ["massageZone": "LUMBAR", "massageMode": "OFF"]
        #expect(run.values(.seat, "driver")?["massageMode"]?.array?.contains(off) == true)
        set(["heatingLevel": 5, "memory": memory("SAVE", 1)], &run, app)
        #expect(tree(run)?["1"]?["label"] == "Ann" && tree(run)?["1"]?["values"]?["heatingLevel"] == 5)
        #expect(tree(run)?.object?.keys == ["1", "10"])
    }

    @Test func `A seat without memories refuses them, and an invalid number is refused`() throws {
        var (run, app) = Run.controlling()
        let requested: JSONValue = ["seatControlData": ["id": "FRONT_PASSENGER", "memory": memory("SAVE")]]
        let refused = run.set(.seat, "passenger", requested, on: app)
        #expect(refused?["resultCode"] == "UNSUPPORTED_RESOURCE")
        #expect(tree(run, "passenger") == nil)
        #expect(
            run.move(.seat, "driver", ["memory": memory("SAVE", 11)])?.detail.contains("memory.id: 11 > 10") == true)
    }

    @Test func `A tester can save and restore too, and a reset removes the memories`() throws {
        var (run, app) = Run.controlling()
        run.read(.seat, "driver", subscribe: true, on: app)
        #expect(run.move(.seat, "driver", ["horizontalPosition": 80, "memory": memory("SAVE", 3)]) == nil)
        #expect(tree(run)?["3"]?["values"]?["horizontalPosition"] == 80)
        run.move(.seat, "driver", ["horizontalPosition": 20])
        #expect(run.move(.seat, "driver", ["memory": memory("RESTORE", 3)]) == nil)
        #expect(run.receivedModules(app).map { $0["seatControlData"] } == [["id": "DRIVER", "horizontalPosition": 80]])
        let failure = run.move(.seat, "driver", ["horizontalPosition": 1, "memory": memory("RESTORE", 5)])
        #expect(failure?.detail == "SEAT.driver.memory: Memory 5 of this seat is empty.")
        #expect(run.values(.seat, "driver")?["horizontalPosition"] == 80, "no part of the request was applied")
        run.drive(.reset)
        #expect(tree(run) == [:])
    }
}
