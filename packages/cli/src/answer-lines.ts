import type { Flags } from './command.ts'
import type { Console } from './console.ts'
import { InputError, wrong } from './input-error.ts'
import { didYouMean } from './nearest.ts'
import { readLines } from './read-input.ts'
import { parseJson } from './read-json.ts'

/**
 * Writes one answer for every line of standard input as soon as it is read, an error for a wrong one, so that answers stay in step with requests.
 *
 * @param flags what the command was given besides; only `taken` of it goes with lines
 * @throws InputError when a flag says what only a line can, or at the end when lines were wrong
 */
export function answerLines(
  console: Console,
  flags: Flags,
  taken: readonly string[],
  answer: (request: unknown) => unknown,
): void {
  const other = Object.keys(flags).find((name) => !['jsonl', 'json', ...taken].includes(name))
  if (other !== undefined) throw wrong('jsonl', `takes requests from standard input only, not --${other}`)
  let count = 0
  let wrongs = 0
  for (const { number, text } of readLines(console)) {
    count += 1
    try {
      if (text === undefined) throw wrong('request', 'the line is too long')
      console.print(JSON.stringify(answer(parseJson(text, 'request'))))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      wrongs += 1
      console.print(JSON.stringify({ error: error.message }))
      console.printError(`line ${number}: ${error.message.replaceAll('\n', '; ')}`)
    }
  }
  if (wrongs > 0) throw wrong('jsonl', `${wrongs} of ${count} requests are wrong`)
}

/**
 * The fields of a request.
 *
 * @throws InputError when it is no object
 */
export function recordOf(request: unknown): Readonly<Record<string, unknown>> {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw wrong('request', 'must be an object')
  return { ...request }
}

/**
 * The fields of a request as the flags that ask the same.
 *
 * @param names the flags that it may name; what follows a hyphen is a capital letter in JSON: `onClosed`
 * @throws InputError naming a field that is unknown, or neither a text nor a number
 */
export function flagsOfLine(request: Readonly<Record<string, unknown>>, names: readonly string[]): Flags {
  const flags = new Map(names.map((name) => [camelCase(name), name]))
  const fields = [...flags.keys()]
  return Object.fromEntries(
    Object.entries(request).map(([field, value]) => {
      const name = flags.get(field)
      if (name === undefined)
        throw wrong(field, `unknown; the fields are ${fields.join(', ')}${didYouMean(field, fields)}`)
      if (typeof value !== 'string' && typeof value !== 'number')
        throw wrong(field, 'must be a text or a number')
      return [name, String(value)]
    }),
  )
}

function camelCase(name: string): string {
  return name.replace(/-./g, (part) => part.slice(1).toUpperCase())
}
