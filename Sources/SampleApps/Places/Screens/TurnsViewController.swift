import SDLKit

final class TurnsViewController: SDLTableViewController {
    private let route: Route

    init(_ route: Route) {
        self.route = route
        super.init()
        title = "\(route.turns.count) steps to \(route.destination.name)"
        tableView.register(TurnRow.self, forCellReuseIdentifier: "turn")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { route.turns.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "turn", for: indexPath)
        let turn = route.turns[indexPath.row]
        cell.textLabel?.text = turn.text
        cell.detailTextLabel?.text = turn.way == .arrive ? "" : turn.length.asDistance
        cell.imageView?.image = turn.image
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

final class TurnRow: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        backgroundColor = .secondarySystemBackground
    }
}
