import SDLKit

/// The third tab, with the driver's saved places as tiles.
final class SavedViewController: SDLProjectionViewController {
    private let trip: Trip
    private let tiles = UICollectionView(frame: .zero)
    private var places: [Place] = []

    init(_ trip: Trip) {
        self.trip = trip
        super.init()
        title = "Saved places"
        let settings = UIAction(title: "Settings", image: UIImage(systemName: "gearshape")) { [weak self] _ in
            self.map { $0.present(SettingsViewController($0.trip), animated: true) }
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: settings)
    }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        tiles.collectionViewLayout.itemSize = CGSize(width: 240, height: 140)
        tiles.register(PlaceTile.self, forCellWithReuseIdentifier: "place")
        tiles.dataSource = self
        tiles.delegate = self
        tiles.frame = view.bounds
        tiles.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tiles)
    }

    override func viewWillAppear(_ animated: Bool) {
        places = trip.savedPlaces
        tiles.reloadData()
    }
}

extension SavedViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        places.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
        (cell as? PlaceTile)?.show(places[indexPath.item], from: trip.position)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        navigationController?.pushViewController(PlaceViewController(places[indexPath.item], trip), animated: true)
    }
}

final class PlaceTile: UICollectionViewCell {
    private let badge = UIImageView()
    private let name = UILabel.text(size: 20, weight: .bold)
    private let distance = UILabel.text(size: 18, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.isUserInteractionEnabled = false
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 20
        layer.borderWidth = 1
        layer.borderColor = .separator
        for view in [badge, name, distance] { contentView.addSubview(view) }
    }

    func show(_ place: Place, from point: CGPoint) {
        badge.image = place.kind.badge(side: 48)
        name.text = place.name
        distance.text = place.distance(from: point).asDistance
    }

    override func layoutSubviews() {
        badge.frame = CGRect(x: 18, y: 16, width: 48, height: 48)
        name.frame = CGRect(x: 18, y: 72, width: bounds.width - 36, height: 30)
        distance.frame = CGRect(x: 18, y: 102, width: bounds.width - 36, height: 26)
    }
}
