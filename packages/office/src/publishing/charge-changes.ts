import type { ChargePolicy } from '../charging/charge-policy.ts'
import { type DocumentChange, documentChanges } from './document-changes.ts'

const names: Readonly<Record<string, string>> = {
  announceDays: 'Days before a visit that its charge is announced',
  noticeHours: 'Hours from that e-mail to the first charge, at least',
  chargeDays: 'Days before a visit that the card is charged',
  lastLetterHours: 'Hours before a visit that the last e-mail asks for its payment',
  freeHours: 'Hours before a visit that its place is freed',
  expiringDays: 'Days before a card expires that its customer is told',
}

/**
 * Names a value of a table of charges.
 *
 * @example
 * chargeWord('freeHours') // => 'Hours before a visit that its place is freed'
 */
export function chargeWord(path: string): string {
  return names[path] ?? path
}

/**
 * Lists what changes between two tables of charges, line by line.
 *
 * @example
 * chargeChanges(standardCharges, { ...standardCharges, chargeDays: [3, 2] }).map(({ before, after }) => [before, after]) // => [['4, 3, 2', '3, 2']]
 */
export function chargeChanges(before: ChargePolicy, after: ChargePolicy): readonly DocumentChange[] {
  return documentChanges(before, after, { what: chargeWord, said })
}

function said(_: string, value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}
