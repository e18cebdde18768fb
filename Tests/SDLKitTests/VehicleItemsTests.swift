import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLManagers

/// What a head unit says of each item of vehicle data that it was asked for.
@Suite struct VehicleItemsTests {
    @Test func `The car tells what it says so of, and what it told before; all else is an error`() {
        let told = SDLVehicleDataResultCode.allCases.filter(VehicleItems.isTold)
        #expect(told == [.success, .dataAlreadySubscribed])
    }

    @Test func `An answer says something of each item by its name in the request`() {
        let (speed, clusters) = (SDLVehicleDataType.vehicledataSpeed, SDLVehicleDataType.vehicledataClustermodestatus)
        let response = SDLSubscribeVehicleDataResponse(
            success: false, resultCode: .ignored,
            speed: SDLVehicleDataResult(dataType: speed, resultCode: .ignored),
            rpm: SDLVehicleDataResult(dataType: .vehicledataRpm, resultCode: .disallowed),
            clusterModes: SDLVehicleDataResult(dataType: clusters, resultCode: .success))
        let reply = RPCEnvelope(
            kind: .response, functionID: .subscribeVehicleData, correlationID: 1, json: response.json()[...])
        let codes = VehicleItems.codes(in: reply)
        #expect(codes == ["speed": .ignored, "rpm": .disallowed, "clusterModeStatus": .success])
    }
}
