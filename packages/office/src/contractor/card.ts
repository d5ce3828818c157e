import type { Contractor, WorkTimes } from './contractor.ts'

/**
 * The first letters of the first two words of a name, in upper case.
 *
 * @example
 * initials('ana maria diaz') // => 'AM'
 */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word].slice(0, 1).join(''))
    .join('')
    .toUpperCase()
}

/**
 * Counts the areas and services that a contractor's row leaves unnamed: all but two, at least none.
 *
 * @example
 * moreCount({ serviceAreas: ['York', 'Toronto'], servicesOffered: ['Other'] }) // => 1
 */
export function moreCount(contractor: Pick<Contractor, 'serviceAreas' | 'servicesOffered'>): number {
  return Math.max(0, contractor.serviceAreas.length + contractor.servicesOffered.length - 2)
}

/**
 * The text for what a row leaves unnamed; empty when nothing.
 *
 * @example
 * moreText({ serviceAreas: ['York', 'Toronto'], servicesOffered: ['Other'] }) // => '+1 more'
 */
export function moreText(contractor: Pick<Contractor, 'serviceAreas' | 'servicesOffered'>): string {
  const count = moreCount(contractor)
  return count === 0 ? '' : `+${count} more`
}

/**
 * Whether a contractor has said when they can work.
 *
 * @example
 * availabilityText({ days: ['Monday'], times: [] }) // => 'Available'
 */
export function availabilityText(availability: WorkTimes): string {
  return availability.days.length + availability.times.length > 0 ? 'Available' : 'No Schedule Set'
}

/**
 * The words for a contractor's status.
 *
 * @example
 * dutyText(true) // => 'On Duty'
 */
export function dutyText(onDuty: boolean): string {
  return onDuty ? 'On Duty' : 'Off Duty'
}
