import { stepsOf } from '../../../scripts/test/example-steps.ts'

/** Whether a snippet can run in a page: it imports the package and nothing else, and says what a value is. */
export function canRun(snippet: string): boolean {
  const imported = [...snippet.matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name)
  return (
    imported.length > 0 &&
    imported.every((name) => name.startsWith('@dustforce/core')) &&
    snippet.includes('// =>')
  )
}

/**
 * The module that runs a snippet: its imports, then a function that hands on each value which the snippet says something about, in order.
 *
 * @param addressOf where an entry of the package is served
 * @example
 * moduleOf('1 + 1 // => 2', (entry) => entry) // => 'export default async (tell) => {\ntell(await (1 + 1\n))\n}'
 */
export function moduleOf(snippet: string, addressOf: (entry: string) => string): string {
  const imports = snippet
    .split('\n')
    .filter((line) => line.startsWith('import '))
    .map((line) => line.replace(/(?<=from ')[^']+/, addressOf))
  const body = stepsOf(snippet).map(({ code, expected }) =>
    expected === undefined ? code : `tell(await (${code}\n))`,
  )
  return [...imports, 'export default async (tell) => {', ...body, '}'].join('\n')
}

/**
 * A snippet that says what it gave.
 *
 * @param values in the order in which the snippet says something of one
 * @example
 * withValues('1 + 1 // => 3', [2]) // => '1 + 1 // => 2'
 */
export function withValues(snippet: string, values: readonly unknown[]): string {
  let next = 0
  return snippet.replace(/\/\/ =>.*/g, (said) =>
    next < values.length ? `// => ${textOf(values[next++])}` : said,
  )
}

/**
 * A value as the guides write it: text in single quotes, names without.
 *
 * @example
 * textOf({ total: 12, why: "it's late", 'a-b': [] }) // => '{ total: 12, why: "it\'s late", \'a-b\': [] }'
 */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (Array.isArray(value)) return `[${value.map(textOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(
    ([name, held]) => `${/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`}: ${textOf(held)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
