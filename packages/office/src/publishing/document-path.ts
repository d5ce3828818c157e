/**
 * A value of a published document by its path, as problems and differences name it.
 *
 * @example
 * valueAt(gtaPriceBook, 'services.standard.price.cells.3-2') // => 22000
 */
export function valueAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (hasKey(value, key) ? value[key] : undefined), document)
}

/**
 * A document with another value at a path; without it when the value is undefined. The order of what was there stays, and what is new
 * comes last.
 *
 * @example
 * withValueAt({ minimumTotal: 50 }, 'minimumTotal', 100) // => { minimumTotal: 100 }
 */
export function withValueAt<Document>(document: Document, path: string, value: unknown): Document {
  return changed(document, path.split('.'), value) as Document
}

function changed(part: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = rest.length === 0 ? value : changed(hasKey(part, key) ? part[key] : undefined, rest, value)
  if (Array.isArray(part)) {
    const index = Number(key)
    return inner === undefined ? part.toSpliced(index, 1) : part.toSpliced(index, 1, inner)
  }
  const fields: Readonly<Record<string, unknown>> = isObject(part) ? part : {}
  if (inner !== undefined) return { ...fields, [key]: inner }
  const { [key]: _, ...others } = fields
  return others
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function hasKey(value: unknown, key: string): value is Readonly<Record<string, unknown>> {
  return isObject(value) && Object.hasOwn(value, key)
}
