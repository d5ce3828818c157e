/** A line of a configuration in braces, with what its braces hold. */
export interface Directive {
  readonly name: string
  readonly args: readonly string[]
  readonly block: readonly Directive[]
}

const words = /"((?:[^"\\]|\\.)*)"|#[^\n]*|(\n)|([{};](?=\s|$))|((?:[^\s;{}"]|\{[^\s{}]*\}|[{;}](?!\s|$))+)/g

/**
 * Reads directives in braces. Each ends with `end`: `;` in nginx, the end of its line in a Caddyfile. A brace or semicolon inside a word
 * belongs to it.
 */
export function readDirectives(text: string, end: ';' | '\n'): readonly Directive[] {
  const open: Directive[][] = [[]]
  const headers: string[][] = []
  let line: string[] = []
  const add = (block: readonly Directive[]) => {
    const [name, ...args] = line
    if (name !== undefined) open.at(-1)?.push({ name, args, block })
    line = []
  }
  for (const [whole, quoted, newline, mark, word] of text.matchAll(words)) {
    if (quoted !== undefined) line.push(quoted)
    else if (word !== undefined) line.push(word)
    else if (mark === '{') {
      headers.push(line)
      line = []
      open.push([])
    } else if (mark === '}') {
      if (line.length > 0) throw new Error(`A directive does not end: ${line.join(' ')}`)
      const block = open.pop() ?? []
      line = headers.pop() ?? []
      add(block)
    } else if (mark === end || newline === end) add([])
    else if (mark !== undefined) throw new Error(`Unexpected ${whole}`)
  }
  if (open.length !== 1) throw new Error('A brace is not closed')
  return open[0] ?? []
}
