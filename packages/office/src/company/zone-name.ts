/**
 * What people call the time of a zone: by its city.
 *
 * @example
 * zoneName('America/Toronto') // => 'Toronto'
 */
export function zoneName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
