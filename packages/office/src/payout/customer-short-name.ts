/**
 * A customer as a contractor's statement names them: the first name and the initial of the last.
 *
 * @example
 * customerShortName('Ada Lovelace') // => 'Ada L.'
 */
export function customerShortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)
  if (last === undefined) return first
  const [initial = ''] = last
  return `${first} ${initial.toUpperCase()}.`
}
