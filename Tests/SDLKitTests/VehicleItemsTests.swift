import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLManagers

@Suite struct VehicleItemsTests {
    @Test func `Only SUCCESS and DATA_ALREADY_SUBSCRIBED mean that an item is reported`() {
        let received = SDLVehicleDataResultCode.allCases.filter(VehicleItems.isReported)
        #expect(received == [.success, .dataAlreadySubscribed])
    }

    @Test func `The answer's results are found by the names of the request`() {
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
