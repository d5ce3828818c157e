import type { FieldIssue } from './field-issue.ts'

/** A parsed text, or why it is no JSON that is accepted here. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly issue: FieldIssue }

const maxDepth = 32
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g
// NUL fits into no database text, half a surrogate pair into no UTF-8.
const unstorable = /[\0\p{Cs}]/u

/**
 * Parses JSON more strictly than `JSON.parse`: a key that stands twice in an object, nesting deeper than 32 and text that
 * cannot be stored are refused, because two readers of one body must not read two different things.
 */
export function parseStrictJson(text: string): ParsedJson {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused('', 'The request is not valid JSON')
  }
  const issue = findIssue(text)
  return issue === null ? { ok: true, value } : { ok: false, issue }
}

/** Walks the tokens of a text that is known to be JSON. */
function findIssue(text: string): FieldIssue | null {
  const open: (Set<string> | null)[] = []
  let atKey = false
  for (const [part] of text.matchAll(token)) {
    if (part === '{' || part === '[') {
      open.push(part === '{' ? new Set() : null)
      atKey = part === '{'
      if (open.length > maxDepth) return { field: '', message: `Nested deeper than ${maxDepth} levels` }
    } else if (part === '}' || part === ']') {
      open.pop()
      atKey = false
    } else if (part === ',') {
      atKey = open.at(-1) instanceof Set
    } else if (part.startsWith('"')) {
      const string = String(JSON.parse(part))
      const keys = open.at(-1)
      if (unstorable.test(string)) return { field: '', message: 'Holds characters that cannot be stored' }
      if (atKey && keys instanceof Set) {
        if (keys.has(string)) return { field: string, message: 'Given twice' }
        keys.add(string)
        atKey = false
      }
    }
  }
  return null
}

function refused(field: string, message: string): ParsedJson {
  return { ok: false, issue: { field, message } }
}
