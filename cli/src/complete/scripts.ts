/** The completion scripts that shells load. They ask `smoko __complete` for completions at each Tab. */
export const SCRIPTS = {
  bash: `# In ~/.bashrc:  eval "$(smoko completion bash)"
_smoko() {
  local word
  COMPREPLY=()
  while IFS=$'\\t' read -r word _; do
    # behind an open quote nothing else is quoted
    case "\${COMP_WORDS[COMP_CWORD]}" in
      [\\"\\']*) COMPREPLY+=("$word") ;;
      *) COMPREPLY+=("$(printf '%q' "$word")") ;;
    esac
  done < <(smoko __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _smoko smoko`,

  zsh: `#compdef smoko
# In ~/.zshrc, after compinit:  eval "$(smoko completion zsh)"
_smoko() {
  local word about
  local -a found
  while IFS=$'\\t' read -r word about; do
    found+=("\${word//:/\\\\:}:$about")
  done < <(smoko __complete "\${(@Q)words[2,CURRENT]}" 2>/dev/null)
  if (( $#found )); then _describe -t smoko smoko found; else _files; fi
}
compdef _smoko smoko`,

  fish: `# In ~/.config/fish/config.fish:  smoko completion fish | source
function __smoko_complete
    set -l words (commandline -opc) (commandline -ct)
    smoko __complete $words[2..-1] 2>/dev/null
end
complete -c smoko -f -a '(__smoko_complete)'
complete -c smoko -n '__fish_seen_subcommand_from import' -F`,
} as const;
