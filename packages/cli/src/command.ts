import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Console } from './console.ts'
import { wrong } from './input-error.ts'

/** A command of the program: its help text, its flags, and what it does. */
export interface Command {
  readonly help: string
  readonly options: ParseArgsOptionsConfig
  /** Flags that depend on what is given, such as the measures of a price book. */
  readonly moreOptions?: (console: Console, flags: Flags) => ParseArgsOptionsConfig
  readonly run: (console: Console, flags: Flags, positionals: readonly string[]) => void
}

/** Flags as given: text, or true for a switch. */
export type Flags = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

/**
 * Splits a command's arguments into flags and the rest.
 *
 * @throws InputError for a flag that the command does not have, or one without its value
 */
export function parseFlags(console: Console, command: Command, args: readonly string[]) {
  const common = {
    ...command.options,
    help: { type: 'boolean' as const },
    json: { type: 'boolean' as const },
  }
  const first = parseArgs({ args: [...args], options: common, allowPositionals: true, strict: false })
  const options = {
    ...common,
    ...(first.values.help !== true && command.moreOptions?.(console, first.values)),
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw wrong('arguments', error instanceof Error ? error.message : String(error))
  }
}

/** The text of a flag, when it was given. */
export function textFlag(flags: Flags, name: string): string | undefined {
  const value = flags[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * The number in a flag, when it was given.
 *
 * @throws InputError when it is no number
 */
export function numberFlag(flags: Flags, name: string): number | undefined {
  const text = textFlag(flags, name)
  if (text === undefined) return undefined
  const number = Number(text)
  if (text.trim() === '' || Number.isNaN(number)) throw wrong(name, `not a number: '${text}'`)
  return number
}
