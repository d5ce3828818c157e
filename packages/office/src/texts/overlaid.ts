/**
 * Texts with others in their place, part by part; a list as a whole. Everything that the others do not say stays.
 *
 * @example
 * overlaid({ title: 'Home', claims: ['Insured'] }, { claims: [] }) // => { title: 'Home', claims: [] }
 */
export function overlaid<Texts>(texts: Texts, others: unknown): Texts
export function overlaid(texts: unknown, others: unknown): unknown {
  if (others === undefined) return texts
  if (!isParts(texts) || !isParts(others)) return others
  const names = [...new Set([...Object.keys(texts), ...Object.keys(others)])]
  return Object.fromEntries(names.map((name) => [name, overlaid(texts[name], others[name])]))
}

function isParts(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
