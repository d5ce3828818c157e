import { minorUnitsOf } from '@dustforce/core/money'
import type { Hours, SchedulePolicy, WeekdayName } from '@dustforce/core/schedule'
import { parsePolicy } from '@dustforce/core/schedule/schema'

const week: readonly WeekdayName[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

/** Opening hours as people write them: 'monday-friday 08:00-18:00, saturday 09:00-13:00'; null when they are written otherwise. */
export function hoursOf(text: string): SchedulePolicy['hours'] | null {
  const days = text.split(',').map((part) => daysOf(part.trim().toLowerCase()))
  const open = days.flatMap((found) => found ?? [])
  return days.includes(null) || open.length === 0 ? null : Object.fromEntries(open)
}

function daysOf(text: string): (readonly [WeekdayName, Hours])[] | null {
  const [, from, to = from, opens = '', closes = ''] =
    /^([a-z]+)(?:-([a-z]+))? +([0-2]\d:[0-5]\d)-([0-4]\d:[0-5]\d)$/.exec(text) ?? []
  const names: readonly (string | undefined)[] = week
  const [first, last] = [names.indexOf(from), names.indexOf(to)]
  if (first === -1 || last < first) return null
  return week.slice(first, last + 1).map((day) => [day, [opens, closes]] as const)
}

/** A tax as people write it: 'HST 13', 'VAT 20 included', 'none'. */
export function taxesOf(text: string): object[] | null {
  if (text.toLowerCase() === 'none') return []
  const [, name, percent, included] = /^(\S.*?) +(\d+(?:\.\d+)?) ?%?( +included)?$/.exec(text) ?? []
  if (name === undefined) return null
  return [{ name, percent: Number(percent), mode: included === undefined ? 'added' : 'included' }]
}

/** One and several of a thing: 'room, rooms'. */
export function namesOf(text: string): readonly [one: string, many: string] | null {
  const [, one, many] = /^([^,]*\S) *, *([^,]+)$/.exec(text) ?? []
  return one === undefined || many === undefined ? null : [one, many]
}

/** An amount in whole units of a currency, in its minor units. */
export function amountOf(text: string, currency: string): number | null {
  const amount = Number(text)
  return amount >= 0 && amount <= 1_000_000 ? minorUnitsOf(amount, currency) : null
}

export function minutesOf(text: string): number | null {
  const minutes = Number(text)
  return Number.isInteger(minutes) && minutes > 0 && minutes <= 1440 ? minutes : null
}

export function zoneOf(zone: string): string | null {
  return parsePolicy({
    zone,
    hours: { monday: ['09:00', '17:00'] },
    slotMinutes: 60,
    leadMinutes: 0,
    lookaheadDays: 1,
  }).ok
    ? zone
    : null
}

export function currencyOf(text: string): string | null {
  return /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : null
}

/** A name as an id: small letters and digits with hyphens between; null when it has none. */
export function idOf(name: string): string | null {
  const id = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return /^[a-z]/.test(id) ? id : null
}
