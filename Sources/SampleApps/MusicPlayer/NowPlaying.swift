import SDLKit

/// A publisher that offers the current track to other apps and the car, as an app service.
final class NowPlaying {
    private let service: SDLAppService

    init(_ manager: SDLAppServiceManager) {
        service = SDLAppService(
            manifest: SDLAppServiceManifest(
                serviceName: "Music", serviceType: "MEDIA", allowAppConsumers: true,
                mediaServiceManifest: SDLMediaServiceManifest()))
        manager.publish(service)
    }

    func show(_ player: Player) {
        service.mediaServiceData = SDLMediaServiceData(
            mediaType: .music, mediaTitle: player.track.title, mediaArtist: player.record.artist,
            mediaAlbum: player.record.title, trackPlaybackDuration: Int(player.track.length),
            queueCurrentTrackNumber: player.index + 1, queueTotalTrackCount: player.record.tracks.count)
    }
}
