/// What a shell needs to complete the words of `sdl-bridge`: made from the verbs and options there are.
///
///     sdl-bridge completion bash > /etc/bash_completion.d/sdl-bridge
enum Completion {
    static let shells = ["bash", "zsh"]

    /// What a word may become: the next word of a verb, or an option of the one that stands there.
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

    /// - Returns: the script for a shell; nil where it is unknown.
    static func script(for shell: String) -> String? {
        switch shell {
        case "bash": bash
        case "zsh": zsh
        default: nil
        }
    }

    private static var verbs: [(name: String, help: String)] {
        let own = [
            ("serve", "start a bridge"), ("run", "start a bridge with an app of yours"),
            ("proxy", "stand between apps and a real head unit"),
            ("new", "write a package for a new app"), ("replay", "play a session again"),
            ("open", "show a capsule on the page"), ("export", "print a capsule for other tools"),
            ("shell", "type many verbs, with history and completion"),
            ("completion", "print what a shell needs to complete these words"),
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

/// - Returns: how the process ends: 0 when it is printed, 2 where the shell is unknown.
func completion(_ words: ArraySlice<String>) -> Int32 {
    // What the shells' scripts ask for the words that verbs of several words have, and for their options.
    if words.first == "words", let begun = words.dropFirst().last {
        let before = words.dropFirst().dropLast().joined(separator: " ")
        print(Completion.candidates(after: before, beginning: begun).joined(separator: "\n"))
        return 0
    }
    guard let shell = words.first, words.count == 1, let script = Completion.script(for: shell) else {
        say("completion wants one of \(Completion.shells.joined(separator: " and "))")
        return 2
    }
    print(script)
    return 0
}
