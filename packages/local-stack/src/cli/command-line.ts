import { parseArgs } from 'node:util'
import { StartError } from '../start/start-error.ts'

/** The arguments of a command, in whatever order they were typed. */
export interface CommandLine {
  /** Those that are no options: the name of a file, say. */
  readonly words: readonly string[]
  /** `--postgres`: the embedded PostgreSQL in place of PGlite. */
  readonly isEmbedded: boolean
  /** `--company FOLDER`: the folder, as it was typed. */
  readonly company: string | undefined
  /** Those of the command's own switches that were given. */
  readonly switches: ReadonlySet<string>
}

/**
 * Reads the arguments of a command: the two options that every command has, its own switches, and at most so many words.
 *
 * Throws a StartError for any other.
 *
 * @example
 * readCommandLine(['--yes', 'a.backup', '--company', 'liffey'], { words: 1, switches: ['yes'] })
 */
export function readCommandLine(
  args: readonly string[],
  { words: most = 0, switches = [] }: { readonly words?: number; readonly switches?: readonly string[] } = {},
): CommandLine {
  const known = ['--postgres', '--company FOLDER', ...switches.map((name) => `--${name}`)].join(', ')
  const refused = (what: string) => new StartError(`Unknown argument: ${what}. There are: ${known}`)
  const own = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' } as const]))
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: { ...own, postgres: { type: 'boolean' }, company: { type: 'string' } },
    // Arguments that it does not know are refused below, in the command's own words.
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!(token.name === 'postgres' || token.name === 'company' || switches.includes(token.name)))
      throw refused(token.rawName)
    if (token.name !== 'company' && token.value !== undefined)
      throw refused(`${token.rawName}=${token.value}`)
  }
  const { company } = values
  if (company !== undefined && (typeof company !== 'string' || company === '' || company.startsWith('--')))
    throw new StartError('--company needs the folder of a company after it.')
  const tooMuch = positionals[most]
  if (tooMuch !== undefined) throw refused(tooMuch)
  return {
    words: positionals,
    isEmbedded: values.postgres === true,
    company,
    switches: new Set(switches.filter((name) => values[name] === true)),
  }
}
