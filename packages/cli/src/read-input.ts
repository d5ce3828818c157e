import type { Console } from './console.ts'
import { wrong } from './input-error.ts'

/** Longer input is no request, and would have to be held in memory. */
const mostLetters = 10_000_000

/** A line of input with its number; its text is undefined when it is longer than a request can be. */
export interface InputLine {
  readonly number: number
  readonly text: string | undefined
}

/**
 * Everything on standard input, or null when nothing is piped in.
 *
 * @throws InputError when it is longer than any request
 */
export function readInput(console: Console): string | null {
  const pieces = console.stdin()
  if (pieces === null) return null
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length > mostLetters) throw wrong('stdin', `longer than ${mostLetters} characters`)
  }
  return text
}

/**
 * The lines of standard input, each as soon as it has been written; those that are empty are left out. What was answered so far is written
 * before the next input is waited for, and no more than one line is held.
 */
export function* readLines(console: Console): Generator<InputLine> {
  let number = 1
  let rest = ''
  let isTooLong = false
  const line = (text: string): InputLine => ({ number, text: isTooLong ? undefined : text })
  for (const piece of console.stdin() ?? []) {
    const parts = piece.split('\n')
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        if (isTooLong || rest.trim() !== '') yield line(rest)
        rest = ''
        isTooLong = false
        number += 1
      }
      if (!isTooLong) rest += part
      if (rest.length > mostLetters) {
        isTooLong = true
        rest = ''
      }
    }
    console.flush()
  }
  if (isTooLong || rest.trim() !== '') yield line(rest)
}
