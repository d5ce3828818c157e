import { type CompanyPriceBook, cleansHomes } from '../company/index.ts'
import { booleanColumn, instantColumn, listColumn, objectColumn, textColumn } from '../stored/column.ts'

/** The services that somebody who cleans homes may offer. */
const cleaningServices = [
  'Residential Cleaning',
  'Commercial Cleaning',
  'Move In/Out',
  'Post-Construction',
  'Deep Cleaning',
  'Other',
]

/**
 * The services that a contractor of a company may offer: those of its price book, unless it cleans homes.
 *
 * @example
 * servicesOffered({ ...priceBook, measures: {} }).at(-1) // => 'Other'
 */
export function servicesOffered({ measures, services }: CompanyPriceBook): readonly string[] {
  return cleansHomes(measures)
    ? cleaningServices
    : [...Object.values(services).map(({ name }) => name), 'Other']
}

/** The days that a contractor may be available. */
export const availabilityDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The times of day that a contractor may be available. */
export const availabilityTimes = ['Morning (8am-12pm)', 'Afternoon (12pm-4pm)', 'Evening (4pm-8pm)'] as const

/** The days and times at which a contractor can work. */
export interface WorkTimes {
  readonly days: readonly string[]
  readonly times: readonly string[]
}

/** The person to call about a contractor. */
export interface EmergencyContact {
  readonly name: string | null
  readonly phone: string | null
}

/** A contractor, as stored. */
export interface Contractor {
  readonly id: string
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly address: string | null
  readonly emergencyContact: EmergencyContact | null
  readonly serviceAreas: readonly string[]
  readonly servicesOffered: readonly string[]
  readonly availability: WorkTimes
  readonly equipment: string | null
  readonly payDetails: string | null
  readonly notes: string | null
  readonly onDuty: boolean
  /** Epoch milliseconds. */
  readonly createdAt: number | null
}

/**
 * Reads a row of the contractors table, in any shape that its columns arrive in: lists and objects also as JSON, equipment and pay
 * details also as plain text.
 *
 * @example
 * contractorFromRow({ id: 'c1', service_areas: '["York"]', status: true }).serviceAreas // => ['York']
 */
export function contractorFromRow(row: Readonly<Record<string, unknown>>): Contractor {
  const availability = objectColumn(row.availability)
  return {
    id: textColumn(row.id) ?? '',
    fullName: textColumn(row.full_name) ?? '',
    email: textColumn(row.email) ?? '',
    phone: textColumn(row.phone) ?? '',
    address: textColumn(row.address),
    emergencyContact: emergencyContactOf(row.emergency_contact),
    serviceAreas: listColumn(row.service_areas),
    servicesOffered: listColumn(row.services_offered),
    availability: { days: listColumn(availability?.days), times: listColumn(availability?.times) },
    equipment: describedColumn(row.equipment, 'description'),
    payDetails: describedColumn(row.pay_details, 'details'),
    notes: textColumn(row.notes),
    onDuty: booleanColumn(row.status) ?? true,
    createdAt: instantColumn(row.created_at),
  }
}

function emergencyContactOf(value: unknown): EmergencyContact | null {
  const contact = objectColumn(value)
  const name = textColumn(contact?.name)
  const phone = textColumn(contact?.phone)
  return name === null && phone === null ? null : { name, phone }
}

function describedColumn(value: unknown, key: string): string | null {
  const described = objectColumn(value)
  return textColumn(described === null ? value : described[key])
}
