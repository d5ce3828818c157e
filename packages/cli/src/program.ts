import manifest from '../package.json' with { type: 'json' }
import { type Command, parseFlags } from './command.ts'
import { completionsCommand } from './completions.ts'
import type { Console } from './console.ts'
import { initCommand } from './init.ts'
import { InputError, wrong } from './input-error.ts'
import { didYouMean } from './nearest.ts'
import { planCommand } from './plan.ts'
import { policyCommand } from './policy.ts'
import { pricesCommand } from './prices.ts'
import { promoCommand } from './promo.ts'
import { quoteCommand } from './quote.ts'
import { seriesCommand } from './series.ts'
import { slotsCommand } from './slots.ts'
import { validateCommand } from './validate.ts'
import { visitsCommand } from './visits.ts'

const commands: Readonly<Record<string, Command>> = {
  init: initCommand,
  quote: quoteCommand,
  slots: slotsCommand,
  visits: visitsCommand,
  series: seriesCommand,
  plan: planCommand,
  promo: promoCommand,
  prices: pricesCommand,
  policy: policyCommand,
  validate: validateCommand,
  completions: completionsCommand(() => commands),
}

const help = `dustforce: the rules of a home-service company

  dustforce init       a price book and a policy to begin with, by ten questions
  dustforce quote      what a service costs
  dustforce slots      when it can be booked
  dustforce visits     the dates of regular visits
  dustforce series     what regular visits cost, and when they are, beside other work
  dustforce plan       who does which jobs of a day, and why
  dustforce promo      whether a promo code applies
  dustforce prices     show, describe and compare price books
  dustforce policy     show and describe policies
  dustforce validate   check an e-mail address, a name, a phone number, a postal code, a price book or a policy
  dustforce completions   what bash, zsh or fish offer after the Tab key

  Without --book and --policy, price-book.json and policy.json of the folder are taken, or else those of Dust Force.
  Short: -b --book, -p --policy, -s --service, -a --add-ons, -d --date, -t --time, -f --from, -e --every, -n --count, -u --until, -j --json, -h --help.
  dustforce <command> --help tells more, dustforce --version which one this is. JSON goes out when the output is piped, a table to a terminal.`

/**
 * Runs the program with its arguments.
 *
 * @returns the exit code: 0, or 2 for input that cannot be used, with the field and the reason on standard error
 */
export function runProgram(console: Console, args: readonly string[]): 0 | 2 {
  try {
    runCommand(console, args)
    return 0
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    console.printError(error.message)
    return 2
  }
}

function runCommand(console: Console, [name, ...args]: readonly string[]): void {
  const [topic] = args
  if (name === '--version' || name === '-v') console.print(manifest.version)
  else if (name === undefined || isHelp(name)) {
    console.print(topic === undefined || isHelp(topic) ? help : commandNamed(topic).help)
  } else {
    const command = commandNamed(name)
    const { values, positionals } = parseFlags(console, command, args)
    if (values.help === true) console.print(command.help)
    else command.run(console, values, positionals)
  }
}

const isHelp = (name: string) => name === 'help' || name === '--help' || name === '-h'

function commandNamed(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command !== undefined) return command
  const names = Object.keys(commands)
  throw wrong('command', `unknown '${name}'; the commands are ${names.join(', ')}${didYouMean(name, names)}`)
}
