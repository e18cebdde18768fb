import JSON
import RPCSpec
import SDLHMIRPC
import SDLRPC
import Testing

/// A parameter that is nil is not written. The property with the suffix `OrDefault` returns the default value of the
/// interface.
@Suite struct DefaultsTests {
    @Test(arguments: [(Spec.Dialect.mobile, mobile), (.hmi, hmi)])
    func `every optional parameter with a default has an OrDefault property, and no other`(
        dialect: Spec.Dialect, said: [String: JSONValue]
    ) throws {
        var wanted: [String: JSONValue] = [:]
        for interface in try CompactSpec.of(dialect).interfaces {
            let home = dialect == .hmi ? "\(interface.name)." : ""
            for structure in interface.structs {
                note(structure.params, of: home + structure.name, in: &wanted)
            }
            for function in interface.functions {
                #expect(function.message != .response || function.params.allSatisfy { $0.defaultValue == nil })
                note(function.params, of: home + function.name, in: &wanted)
            }
        }
        for path in Set(wanted.keys).union(said.keys).sorted() {
            #expect(said[path] == wanted[path], "\(path)")
        }
    }

    private func note(_ params: [Spec.Parameter], of owner: String, in wanted: inout [String: JSONValue]) {
        for param in params where !param.isMandatory {
            switch param.defaultValue {
            case .boolean(let value): wanted["\(owner).\(param.name)"] = .bool(value)
            case .number(.integer(let value)): wanted["\(owner).\(param.name)"] = .int(value)
            case .number(.decimal(let value)): wanted["\(owner).\(param.name)"] = .double(value)
            case .text(let value): wanted["\(owner).\(param.name)"] = .string(value)
            case nil: break
            }
        }
    }

    @Test func `a stated value has priority over the default, and a default is not written`() throws {
        #expect(SDLAlert(duration: 7000).durationOrDefault == 7000)
        #expect(String(decoding: SDLAlert(alertText1: "A").json(), as: UTF8.self) == #"{"alertText1":"A"}"#)
        let read = try SDLAlert.reading(Array("{}".utf8)).value
        #expect(read?.duration == nil && read?.durationOrDefault == 5000)
    }
}

private let mobile: [String: JSONValue] = {
    let softButton = SDLSoftButton(type: .text, softButtonID: 1)
    let grid = SDLGrid(col: 0, row: 0)
    let gps = SDLGPSData(longitudeDegrees: 0, latitudeDegrees: 0)
    let time = SDLDateTime()
    let subMenu = SDLAddSubMenu(menuID: 1, menuName: "M")
    let file = SDLPutFile(syncFileName: "f", fileType: .binary)
    let interaction = SDLPerformInteraction(
        initialText: "I", interactionMode: .both, interactionChoiceSetIDList: [1])
    let status = SDLOnHMIStatus(hmiLevel: .full, audioStreamingState: .audible, systemContext: .main)
    return [
        "SoftButton.isHighlighted": .bool(softButton.isHighlightedOrDefault),
        "SoftButton.systemAction": .string(softButton.systemActionOrDefault.rawValue),
        "Grid.level": .int(grid.levelOrDefault),
        "Grid.colspan": .int(grid.colspanOrDefault),
        "Grid.rowspan": .int(grid.rowspanOrDefault),
        "Grid.levelspan": .int(grid.levelspanOrDefault),
        "GPSData.pdop": .double(gps.pdopOrDefault),
        "GPSData.hdop": .double(gps.hdopOrDefault),
        "GPSData.vdop": .double(gps.vdopOrDefault),
        "ModuleInfo.allowMultipleAccess": .bool(SDLModuleInfo(moduleId: "m").allowMultipleAccessOrDefault),
        "MenuParams.parentID": .int(SDLMenuParams(menuName: "M").parentIDOrDefault),
        "DateTime.tz_hour": .int(time.tz_hourOrDefault),
        "DateTime.tz_minute": .int(time.tz_minuteOrDefault),
        "SeatLocationCapability.levels": .int(SDLSeatLocationCapability().levelsOrDefault),
        "AppServiceManifest.allowAppConsumers": .bool(
            SDLAppServiceManifest(serviceType: "MEDIA").allowAppConsumersOrDefault),
        "AddSubMenu.position": .int(subMenu.positionOrDefault),
        "AddSubMenu.parentID": .int(subMenu.parentIDOrDefault),
        "PerformInteraction.timeout": .int(interaction.timeoutOrDefault),
        "Alert.duration": .int(SDLAlert().durationOrDefault),
        "SubtleAlert.duration": .int(SDLSubtleAlert().durationOrDefault),
        "SetMediaClockTimer.countRate": .double(SDLSetMediaClockTimer(updateMode: .pause).countRateOrDefault),
        "ScrollableMessage.timeout": .int(SDLScrollableMessage(scrollableMessageBody: "B").timeoutOrDefault),
        "Slider.timeout": .int(SDLSlider(numTicks: 2, position: 1, sliderHeader: "H").timeoutOrDefault),
        "PutFile.persistentFile": .bool(file.persistentFileOrDefault),
        "PutFile.systemFile": .bool(file.systemFileOrDefault),
        "OnHMIStatus.videoStreamingState": .string(status.videoStreamingStateOrDefault.rawValue),
    ]
}()

private let hmi: [String: JSONValue] = {
    let grid = HMI.Common.Grid(col: 0, row: 0)
    let time = HMI.Common.DateTime()
    let put = HMI.BasicCommunication.OnPutFile(syncFileName: "f", fileType: .binary)
    let timer = HMI.UI.SetMediaClockTimer(updateMode: .pause, appID: 1)
    return [
        "Common.Grid.level": .int(grid.levelOrDefault),
        "Common.Grid.colspan": .int(grid.colspanOrDefault),
        "Common.Grid.rowspan": .int(grid.rowspanOrDefault),
        "Common.Grid.levelspan": .int(grid.levelspanOrDefault),
        "Common.ModuleInfo.allowMultipleAccess": .bool(
            HMI.Common.ModuleInfo(moduleId: "m").allowMultipleAccessOrDefault),
        "Common.SeatLocationCapability.levels": .int(HMI.Common.SeatLocationCapability().levelsOrDefault),
        "Common.DateTime.tz_hour": .int(time.tz_hourOrDefault),
        "Common.DateTime.tz_minute": .int(time.tz_minuteOrDefault),
        "Common.AppServiceManifest.allowAppConsumers": .bool(
            HMI.Common.AppServiceManifest(serviceType: "MEDIA").allowAppConsumersOrDefault),
        "BasicCommunication.OnPutFile.persistentFile": .bool(put.persistentFileOrDefault),
        "BasicCommunication.OnPutFile.isSystemFile": .bool(put.isSystemFileOrDefault),
        "UI.SetMediaClockTimer.countRate": .double(timer.countRateOrDefault),
    ]
}()
