import type { Console } from './console.ts'
import { wrong } from './input-error.ts'

/** Asks a question until the answer can be read. */
export type Ask = <T>(question: string, usual: string, read: (answer: string) => T | null) => T

/** Asks questions whose answers are typed, or piped in, one a line. An empty line, or the end of the input, takes the usual answer. */
export function asking(console: Console): Ask {
  const lines = typedLines(console.typed())
  return (question, usual, read) => {
    for (;;) {
      console.print(`${question} [${usual}]`)
      console.flush()
      const typed = lines.next()
      const answer = (typed.done === true ? '' : typed.value.trim()) || usual
      const value = read(answer)
      if (value !== null) return value
      if (typed.done === true) throw wrong('init', `cannot use '${answer}': ${question}`)
      console.print(`Cannot use '${answer}'.`)
    }
  }
}

function* typedLines(pieces: Iterable<string>): Generator<string> {
  let rest = ''
  for (const piece of pieces) {
    const parts = `${rest}${piece}`.split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
  if (rest !== '') yield rest
}
