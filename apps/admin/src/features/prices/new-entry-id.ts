/** An id that no entry has: 'add-on-2'. */
export function newEntryId(name: string, taken: readonly string[]): string {
  let nr = taken.length + 1
  while (taken.includes(`${name}-${nr}`)) nr += 1
  return `${name}-${nr}`
}
