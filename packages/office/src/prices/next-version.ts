/**
 * A name for the next version of a price book, which no other has.
 *
 * @param taken the names of all versions that were published
 * @example
 * nextVersion('gta-2026.1', ['gta-2026.1', 'gta-2026.2']) // => 'gta-2026.3'
 */
export function nextVersion(version: string, taken: readonly string[]): string {
  const [, name = `${version}.`, number = '1'] = /^(.*\.)(\d{1,9})$/.exec(version) ?? []
  let next = Number(number) + 1
  while (taken.includes(`${name}${next}`)) next += 1
  return `${name}${next}`
}
