/// Shell completion for the verbs and options of `sdl-bridge`.
///
///     sdl-bridge completion bash > /etc/bash_completion.d/sdl-bridge
enum Completion {
    static let shells = ["bash", "zsh"]

    /// Returns the words that can follow `line` and begin with `begun`: next words of verbs, or the options of the verb
    /// in `line` if `begun` begins with `-`.
    static func candidates(after line: String, beginning begun: String) -> [String] {
        let words = (try? ShellWords.split(line)) ?? []
        var found: [String] = []
        if begun.hasPrefix("-") {
            found = Verb.find(words).map { Arguments.Grammar.common + $0.verb.grammar }?.all ?? []
        } else {
            for verb in Verb.all {
                let parts = verb.name.split(separator: " ").map(String.init)
                guard parts.count > words.count, parts.starts(with: words) else { continue }
                if !found.contains(parts[words.count]) { found.append(parts[words.count]) }
            }
        }
        return found.filter { $0.hasPrefix(begun) }
    }

    static func script(for shell: String) -> String? {
        switch shell {
        case "bash": bash
        case "zsh": zsh
        default: nil
        }
    }

    private static var verbs: [(name: String, help: String)] {
        let own = [
            ("serve", "start a bridge"), ("run", "start a bridge with your app"),
            ("proxy", "watch the connection of apps to a real head unit"),
            ("new", "create a package for a new app"), ("replay", "replay a session"),
            ("open", "show a capsule on the page"), ("export", "print a capsule in a format of another tool"),
            ("shell", "enter several verbs, with history and completion"),
            ("completion", "print the completion script for a shell"),
        ]
        var names: Set<String> = []
        let said = Verb.all.compactMap { verb -> (String, String)? in
            guard let first = verb.name.split(separator: " ").first.map(String.init) else { return nil }
            guard names.insert(first).inserted else { return nil }
            return (first, first == verb.name ? verb.help : "commands of the API")
        }
        return own + said
    }

    private static var bash: String {
        """
        # bash completion of sdl-bridge
        _sdl_bridge() {
            local word=${COMP_WORDS[COMP_CWORD]}
            COMPREPLY=()
            if [ "$COMP_CWORD" = 1 ] && [ "${word#-}" = "$word" ]; then
                mapfile -t COMPREPLY < <(compgen -W "\(verbs.map(\.name).joined(separator: " "))" -- "$word")
            elif mapfile -t COMPREPLY < <(
                sdl-bridge completion words "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$word" 2>/dev/null
            ) && [ ${#COMPREPLY[@]} -gt 0 ]; then
                return
            elif [ "${word#-}" != "$word" ]; then
                mapfile -t COMPREPLY < <(compgen -W "\((Options.names + ["--json"]).joined(separator: " "))" -- "$word")
            else
                mapfile -t COMPREPLY < <(compgen -f -- "$word")
            fi
        }
        complete -o filenames -F _sdl_bridge sdl-bridge
        """
    }

    private static var zsh: String {
        let words = verbs.map { "'\($0.name):\($0.help.replacing("'", with: "’").replacing(":", with: "\\:"))'" }
        return """
            #compdef sdl-bridge
            local -a verbs options
            verbs=(
                \(words.joined(separator: "\n    "))
            )
            options=(\((Options.names + ["--json"]).joined(separator: " ")))
            if (( CURRENT == 2 )) && [[ $words[CURRENT] != -* ]]; then
                _describe verb verbs
            else
                local -a found
                found=("${(@f)$(sdl-bridge completion words "${(@)words[2,CURRENT]}" 2>/dev/null)}")
                if (( ${#found[1]} )); then
                    compadd -- $found
                elif [[ $words[CURRENT] == -* ]]; then
                    compadd -- $options
                else
                    _files
                fi
            fi
            """
    }
}

/// Prints the completion script for a shell. Returns the exit code: 0, or 2 if the shell is not supported.
func completion(_ words: ArraySlice<String>) -> Int32 {
    // The completion scripts run `sdl-bridge completion words` to get the candidates.
    if words.first == "words", let begun = words.dropFirst().last {
        let before = words.dropFirst().dropLast().joined(separator: " ")
        print(Completion.candidates(after: before, beginning: begun).joined(separator: "\n"))
        return 0
    }
    guard let shell = words.first, words.count == 1, let script = Completion.script(for: shell) else {
        say("completion needs the name of a shell: \(Completion.shells.joined(separator: " or "))")
        return 2
    }
    print(script)
    return 0
}
