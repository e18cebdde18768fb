import SDLKit

/// The second tab, with a search field, a filter by kind, and the results.
final class SearchViewController: SDLProjectionViewController {
    private let trip: Trip
    private let bar = UISearchBar()
    private let kinds = UISegmentedControl(items: ["All", "Food", "Charge", "Sights"])
    private let table = UITableView()
    private let nothing = UILabel.text("No places found", color: .secondaryLabel)
    private var found: [Place] = []

    init(_ trip: Trip) {
        self.trip = trip
        super.init()
        title = "Search"
    }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        bar.placeholder = "Where to?"
        bar.delegate = self
        kinds.font = .systemFont(ofSize: 17, weight: .bold)
        kinds.selectedSegmentIndex = 0
        kinds.addTarget(self, action: SearchViewController.search, for: .valueChanged)
        table.register(PlaceRow.self, forCellReuseIdentifier: "place")
        table.dataSource = self
        table.delegate = self
        nothing.textAlignment = .center
        for subview in [bar, kinds, table, nothing] { view.addSubview(subview) }
        search()
    }

    override func viewWillAppear(_ animated: Bool) {
        navigationController?.isNavigationBarHidden = true
        search()
    }

    override func viewWillDisappear(_ animated: Bool) { navigationController?.isNavigationBarHidden = false }

    override func viewWillLayoutSubviews() {
        let size = view.bounds.size
        let isWide = size.width > 700
        let half = isWide ? (size.width - 48) / 2 : size.width - 32
        bar.frame = CGRect(x: 16, y: 12, width: half, height: 76)
        kinds.frame = CGRect(x: isWide ? 32 + half : 16, y: isWide ? 12 : 100, width: half, height: 76)
        let top = kinds.frame.maxY + 12
        table.frame = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
        nothing.frame = CGRect(x: 16, y: top + 32, width: size.width - 32, height: 40)
    }

    private func search() {
        let wanted: [Set<Place.Kind>?] = [nil, [.food, .coffee], [.charging, .parking], [.sight]]
        found = trip.places(named: bar.text ?? "", of: wanted[kinds.selectedSegmentIndex])
        nothing.isHidden = !found.isEmpty
        table.contentOffset = .zero
        table.reloadData()
        UINotificationCenter.default.post(name: .SDLDidUpdateProjectionView, object: nil)
    }
}

extension SearchViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { search() }
}

extension SearchViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        (cell as? PlaceRow)?.show(found[indexPath.row], from: trip.position)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(PlaceViewController(found[indexPath.row], trip), animated: true)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        UINotificationCenter.default.post(name: .SDLDidUpdateProjectionView, object: nil)
    }
}

final class PlaceRow: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        backgroundColor = .secondarySystemBackground
    }

    func show(_ place: Place, from point: CGPoint) {
        textLabel?.text = place.name
        detailTextLabel?.text = "\(place.distance(from: point).asDistance) · \(place.street)"
        imageView?.image = place.kind.badge(side: 48)
        accessoryType = .disclosureIndicator
    }
}
