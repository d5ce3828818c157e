import type { Console } from './console.ts'
import { wrong } from './input-error.ts'
import { readInput } from './read-input.ts'

/**
 * Reads text as JSON.
 *
 * @param field what the text is called in the error
 * @throws InputError when it is no JSON
 */
export function parseJson(text: string, field: string): unknown {
  try {
    // Windows begins a file with a byte-order mark, which is no JSON.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw wrong(field, `not JSON (${error instanceof Error ? error.message : error})`)
  }
}

/**
 * Reads a JSON file.
 *
 * @throws InputError when the file cannot be read or is no JSON
 */
export function readJsonFile(console: Console, path: string): unknown {
  return parseJson(readTextFile(console, path), path)
}

/**
 * The file to read: the one that was named, or else one of the folder's own.
 *
 * @param ownName what it is called, where the folder has one
 */
export function namedOrOwn(console: Console, path: string | undefined, ownName: string): string | undefined {
  if (path !== undefined) return path
  try {
    console.readFile(ownName)
    return ownName
  } catch {
    return undefined
  }
}

/**
 * Reads a file; one that is called '-' is standard input.
 *
 * @throws InputError when it cannot be read
 */
export function readTextFile(console: Console, path: string): string {
  if (path === '-') {
    const text = readInput(console)
    if (text === null) throw wrong(path, 'nothing is piped in')
    return text
  }
  try {
    return console.readFile(path)
  } catch {
    throw wrong(path, 'no such file, or it cannot be read')
  }
}
