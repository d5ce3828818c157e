import { type BookingFieldName, bookingFields } from '@dustforce/office/booking'
import type { NoticeKind } from '@dustforce/office/notice'
import type { LetterLinks } from '@dustforce/workflows/ports'
import { fullPayloads } from './full-payloads.ts'

/** The details that a customer gives about their home. */
const said: Readonly<Record<BookingFieldName, unknown>> = {
  homeType: 'condo',
  someoneHome: 'no',
  entryInstructions: 'Buzz 406, the key is with the concierge',
  buildingAccess: 'elevator',
  parkingAvailable: 'visitor',
  petDetails: 'A shy cat called Byron',
  avoidAreas: 'The study',
  useCustomerEquipment: false,
  equipmentPreferences: 'Company supplies and equipment',
  notes: 'Please start with the kitchen',
  language: 'en-CA',
}
const byColumn = Object.fromEntries(
  Object.entries(said).map(([name, words]) => [columnOf(name), words] as const),
)
const told = 'Ring twice: the bell is quiet'

function columnOf(name: string) {
  return Object.entries(bookingFields).find(([field]) => field === name)?.[1].column ?? name
}

/** The links of a letter to a customer, and to a contractor. */
export const sampleLinks: LetterLinks = {
  manage: 'A'.repeat(70),
  feed: 'B'.repeat(70),
  job: 'C'.repeat(70),
  unsubscribe: 'D'.repeat(70),
}

/** The payload of a kind of e-mail as its reader may get it. */
export function samplePayload(kind: NoticeKind): Readonly<Record<string, unknown>> {
  const whole = fullPayloads[kind]
  const sample = { ...said, ...byColumn, manualNotes: told }
  return Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [
      name,
      Object.entries(sample).find(([field]) => field === name)?.[1] ?? value,
    ]),
  )
}
