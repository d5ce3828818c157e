import { isRecord } from '@dustforce/core/validation'

/** A line of what changes between two versions of a document, in words. */
export interface DocumentChange {
  /** The place of the value in the later version; in the earlier one for what is taken out. */
  readonly path: string
  readonly what: string
  /** Null where there was nothing. */
  readonly before: string | null
  /** Null where there will be nothing. */
  readonly after: string | null
}

/** The words in which a document is told: what a value is called, and what it says. */
export interface DocumentWords {
  readonly what: (path: string) => string
  readonly said: (path: string, value: unknown) => string
}

/**
 * Lists what changes between two versions of a document, line by line, in the order of the first. A list is one line.
 *
 * @example
 * documentChanges({ name: 'Ada' }, { name: 'Bo' }, { what: (path) => path, said: (_, value) => String(value) })
 * // => [{ path: 'name', what: 'name', before: 'Ada', after: 'Bo' }]
 */
export function documentChanges(
  before: unknown,
  after: unknown,
  { what, said }: DocumentWords,
): readonly DocumentChange[] {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return changedPaths(before, after).map((path) => ({
    ...{ path, what: what(path) },
    before: was.has(path) ? said(path, was.get(path)) : null,
    after: is.has(path) ? said(path, is.get(path)) : null,
  }))
}

/**
 * The paths of the values that differ between two versions of a document.
 *
 * @example
 * changedPaths({ hours: { monday: ['08:00', '18:00'] } }, { hours: {} }) // => ['hours.monday']
 */
export function changedPaths(before: unknown, after: unknown): readonly string[] {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (path) => JSON.stringify(was.get(path)) !== JSON.stringify(is.get(path)),
  )
}

function valuesOf(value: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (!isRecord(value)) return found.set(path, value)
  for (const [key, part] of Object.entries(value))
    if (part !== undefined) valuesOf(part, path === '' ? key : `${path}.${key}`, found)
  return found
}
