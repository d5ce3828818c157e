import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Console } from './console.ts'
import { InputError, wrong } from './input-error.ts'
import { didYouMean } from './nearest.ts'

/** A command of the program: its help text, its flags, and what it does. */
export interface Command {
  readonly help: string
  readonly options: ParseArgsOptionsConfig
  /** Flags that depend on what is given, such as the measures of a price book. */
  readonly moreOptions?: (console: Console, flags: Flags) => ParseArgsOptionsConfig
  /** The most words that may stand beside the flags; none unless given. */
  readonly mostWords?: number
  /** The words that the first of them may be, where it is no file. */
  readonly firstWords?: readonly string[]
  readonly run: (console: Console, flags: Flags, words: readonly string[]) => void
}

/** Flags as given: text, or true for a switch. */
export type Flags = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

/** The flags that every command takes. */
const common = { help: { type: 'boolean' }, json: { type: 'boolean' } } as const

/** Flags that are written often, and the letter that says the same in every command. */
const shortFlags: Readonly<Record<string, string>> = {
  help: 'h',
  json: 'j',
  book: 'b',
  policy: 'p',
  service: 's',
  'add-ons': 'a',
  date: 'd',
  time: 't',
  from: 'f',
  every: 'e',
  count: 'n',
  until: 'u',
}

/** A command's own flags with those that every command takes, each with its letter. */
export function flagsOf({ options }: Pick<Command, 'options'>): ParseArgsOptionsConfig {
  return Object.fromEntries(
    Object.entries({ ...options, ...common }).map(([name, option]) => {
      const short = shortFlags[name]
      return [name, short === undefined ? option : { ...option, short }]
    }),
  )
}

/**
 * Splits a command's arguments into flags and words.
 *
 * @throws InputError naming every flag that the command does not have or that lacks its value, and every word too many
 */
export function parseFlags(console: Console, command: Command, args: readonly string[]) {
  const ownOptions = flagsOf(command)
  const { values: given } = split(args, ownOptions)
  if (given.help === true) return { values: given, positionals: [] }
  const options = { ...command.moreOptions?.(console, given), ...ownOptions }
  const { values, positionals, tokens } = split(args, options)
  const problems: { field: string; message: string }[] = []
  const seen = new Set<string>()
  let wordsLeft = command.mostWords ?? 0
  // The word after a flag that the command does not have was its value: it is no mistake of its own.
  let isValueOfUnknown = false
  for (const token of tokens) {
    if (token.kind === 'positional' && !isValueOfUnknown) {
      wordsLeft -= 1
      const message = `unexpected '${token.value}'; what has spaces belongs in quotes`
      if (wordsLeft < 0) problems.push({ field: 'arguments', message })
    }
    isValueOfUnknown = token.kind === 'option' && !Object.hasOwn(options, token.name)
    if (token.kind !== 'option') continue
    const message = flagProblem(token, options, seen.has(token.name))
    if (message !== undefined) problems.push({ field: token.rawName, message })
    seen.add(token.name)
  }
  if (problems.length > 0) throw new InputError(problems)
  return { values, positionals }
}

// The parser's own errors advise what does not help here: it is asked to let everything through.
function split(args: readonly string[], options: ParseArgsOptionsConfig) {
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true })
}

interface GivenFlag {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function flagProblem(
  { name, rawName, value, inlineValue }: GivenFlag,
  options: ParseArgsOptionsConfig,
  isRepeated: boolean,
): string | undefined {
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (option === undefined || (rawName.startsWith('--') && rawName !== `--${name}`)) {
    const flags = Object.keys(options).map((known) => `--${known}`)
    return `unknown${didYouMean(rawName, flags)}`
  }
  if (isRepeated) return 'given twice'
  if (option.type === 'boolean') return value === undefined ? undefined : `takes no value, not '${value}'`
  // A flag in the place of a value is a value that was forgotten; a negative number is not a flag, nor is the file '-'.
  const isForgotten = value === undefined || (inlineValue !== true && /^-(?!\d|\.|$)/.test(value))
  return isForgotten ? 'needs a value' : undefined
}

/** The text of a flag, when it was given. */
export function textFlag(flags: Flags, name: string): string | undefined {
  const value = flags[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * The number in a flag, when it was given.
 *
 * @throws InputError when it is no number, or out of range
 */
export function numberFlag(
  flags: Flags,
  name: string,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): number | undefined {
  const text = textFlag(flags, name)
  if (text === undefined) return undefined
  const number = Number(text)
  if (text.trim() === '' || Number.isNaN(number)) throw wrong(name, `not a number: '${text}'`)
  if (number < least || number > most) throw wrong(name, `must be from ${least} to ${most}, not ${number}`)
  return number
}

/**
 * The whole number in a flag, when it was given.
 *
 * @throws InputError when it is not a number, or out of range
 */
export function wholeFlag(flags: Flags, name: string, least: number, most: number): number | undefined {
  const number = numberFlag(flags, name)
  if (number === undefined) return undefined
  if (!Number.isInteger(number) || number < least || number > most)
    throw wrong(name, `must be a whole number from ${least} to ${most}, not ${number}`)
  return number
}
