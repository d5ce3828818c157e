import { type Command, flagsOf } from './command.ts'
import { wrong } from './input-error.ts'
import { didYouMean } from './nearest.ts'

type Commands = Readonly<Record<string, Command>>

const shells: Readonly<Record<string, (commands: Commands) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
}

/** `dustforce completions`: what a shell offers after the Tab key. */
export function completionsCommand(commands: () => Commands): Command {
  const names = Object.keys(shells)
  return {
    help: `dustforce completions: commands and flags after the Tab key

  dustforce completions bash > dustforce.bash   then 'source dustforce.bash' in ~/.bashrc
  dustforce completions zsh > dustforce.zsh     then 'source dustforce.zsh' in ~/.zshrc
  dustforce completions fish > dustforce.fish   in ~/.config/fish/completions`,
    options: {},
    mostWords: 1,
    firstWords: names,
    run(console, _flags, [shell = '']) {
      const script = Object.hasOwn(shells, shell) ? shells[shell] : undefined
      if (script === undefined)
        throw wrong('completions', `say ${names.join(', ')}${didYouMean(shell, names)}`)
      console.print(script(commands()))
    },
  }
}

/** Returns what may follow a command: its words and its flags. */
function choicesOf(command: Command): string {
  const flags = Object.keys(flagsOf(command)).map((name) => `--${name}`)
  return [...(command.firstWords ?? []), ...flags].join(' ')
}

function bashScript(commands: Commands): string {
  const cases = Object.entries(commands).map(
    ([name, command]) => `    ${name}) choices='${choicesOf(command)}' ;;`,
  )
  return `_dustforce() {
  local choices='${Object.keys(commands).join(' ')}'
  [ "$COMP_CWORD" -gt 1 ] && case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) choices='' ;;
  esac
  COMPREPLY=($(compgen -W "$choices" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _dustforce dustforce`
}

function zshScript(commands: Commands): string {
  const cases = Object.entries(commands).map(
    ([name, command]) => `    ${name}) choices=(${choicesOf(command)}) ;;`,
  )
  return `_dustforce() {
  local -a choices=(${Object.keys(commands).join(' ')})
  (( CURRENT > 2 )) && case "$words[2]" in
${cases.join('\n')}
    *) choices=() ;;
  esac
  compadd -- $choices
  (( CURRENT > 2 )) && _files
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _dustforce dustforce`
}

function fishScript(commands: Commands): string {
  const lines = Object.entries(commands).flatMap(([name, command]) => {
    const after = `complete -c dustforce -n '__fish_seen_subcommand_from ${name}'`
    const flags = Object.entries(flagsOf(command)).map(
      ([flag, { short }]) => `${after} -l ${flag}${short === undefined ? '' : ` -s ${short}`}`,
    )
    const words = command.firstWords === undefined ? [] : [`${after} -a '${command.firstWords.join(' ')}'`]
    return [`complete -c dustforce -n __fish_use_subcommand -f -a ${name}`, ...words, ...flags]
  })
  return lines.join('\n')
}
