import type { Company } from '../company/company.ts'

/**
 * Where people can say that they work: the areas that a company names for them, else the places of its regions.
 *
 * @param named what the careers page says, `careers.areas`
 * @example
 * workAreas({ regions: [{ name: 'North', places: ['Camden'] }] }, []) // => ['Camden']
 */
export function workAreas(
  { regions }: Pick<Company, 'regions'>,
  named: readonly string[],
): readonly string[] {
  return named.length > 0 ? named : regions.flatMap(({ places }) => places)
}

/**
 * An area as the roster has it, without what stands behind it in brackets.
 *
 * @example
 * rosterArea('Toronto (Downtown)') // => 'Toronto'
 */
export function rosterArea(area: string): string {
  return area.replace(/ \(.*\)$/, '')
}
