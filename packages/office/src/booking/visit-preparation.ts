import type { VisitWords } from './booked-lines.ts'
import { isUnset } from './booking-details.ts'
import * as english from './visit-words.en.ts'

/**
 * Says what a customer does before the cleaners come.
 *
 * @param ownEquipment whether the customer's supplies and equipment are used
 * @example
 * visitPreparation(false) // => 'Our team brings all supplies and equipment. Please make sure that we can get in at the time above, and keep valuables and fragile items put away.'
 */
export function visitPreparation(ownEquipment: boolean, words: VisitWords = english): string {
  return words.prepare(ownEquipment ? words.ownEquipmentReady : words.weBringAll)
}

/**
 * Says what a customer does when the cleaners are about to come.
 *
 * @param said what the customer has written of it; empty where nothing was
 * @example
 * lettingIn({ someoneHome: '', entryInstructions: '' }) // => 'Please make sure that someone can let us in.'
 */
export function lettingIn(
  said: { readonly someoneHome: string; readonly entryInstructions: string },
  words: VisitWords = english,
): string {
  const hasInstructions = said.entryInstructions.trim() !== '' && !isUnset(said.entryInstructions)
  return hasInstructions && said.someoneHome !== 'yes' ? words.comeAsAsked : words.letUsIn
}
