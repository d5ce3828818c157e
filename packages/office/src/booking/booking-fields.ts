import type { Checked } from '@dustforce/core/validation'
import { checkInstructions } from '@dustforce/core/validation'
import { languageOptions } from '../language/language.ts'
import { type Option, yesNoOptions } from './options.ts'

/** One field of a booking that a customer may fill in, and everything that follows it from the form to the letters. */
export interface DeclaredField {
  /** A text, one of its options, or yes and no. */
  readonly kind: 'text' | 'choice' | 'flag'
  /** Its key in the checkout payload and its column in the database. */
  readonly column: string
  /** The choices of a form. */
  readonly options?: readonly Option[]
  /** The number of characters that may be sent; 1000 for a text and 100 for a choice when left out. */
  readonly max?: number
  /** Makes the other checks of the form. */
  readonly check?: (text: string) => Checked
  /** The word that is sent and stored when the customer leaves it out. */
  readonly unset?: string
  /** Whether it is filled in when the same is booked again: what neither lets anybody in nor was said for one visit alone. */
  readonly again?: true
  /** Its label in the Command Hub. */
  readonly label: string
  /** Where the contractor's letter has it, and its label there; left out when the letter has not. */
  readonly letter?: readonly [part: LetterPart, label: string]
}

/** A part of the letter that tells a contractor about a job: about the home, how to get in, and what to mind. */
export type LetterPart = 'home' | 'access' | 'care'

/**
 * The fields of a booking that decide nothing: they are asked, sent, stored, and shown to those who do the job. Forms, payloads, rows,
 * records and letters are made from this list, and have its order.
 *
 * @example
 * bookingFields.parkingAvailable.options[0].label // => 'Yes, free parking'
 */
export const bookingFields = {
  homeType: {
    kind: 'choice',
    column: 'home_type',
    // 'other' asks for the customer's own words, which are stored instead.
    options: [
      { value: 'apartment', label: 'Apartment' },
      { value: 'condo', label: 'Condo' },
      { value: 'house', label: 'House' },
      { value: 'townhouse', label: 'Townhouse' },
      { value: 'basement-suite', label: 'Basement Suite' },
      { value: 'other', label: 'Other' },
    ],
    unset: 'Not specified',
    again: true,
    label: 'Home',
    letter: ['home', 'Home'],
  },
  someoneHome: {
    kind: 'choice',
    column: 'someone_home',
    options: [
      { value: 'yes', label: 'Yes, someone will be home' },
      { value: 'no', label: 'No, nobody will be home' },
      { value: 'instructions', label: 'I will provide entry instructions' },
    ],
    unset: 'Not specified',
    label: 'Someone home',
    letter: ['access', 'Someone home'],
  },
  entryInstructions: {
    kind: 'text',
    column: 'entry_instructions',
    unset: 'Not provided',
    label: 'Entry',
    letter: ['access', 'Entry'],
  },
  buildingAccess: {
    kind: 'choice',
    column: 'building_access',
    options: [
      { value: 'elevator', label: 'Elevator' },
      { value: 'stairs', label: 'Stairs' },
      { value: 'both', label: 'Elevator and stairs' },
    ],
    unset: 'Not specified',
    again: true,
    label: 'Building',
    letter: ['access', 'Building access'],
  },
  parkingAvailable: {
    kind: 'choice',
    column: 'parking_available',
    options: [
      { value: 'yes', label: 'Yes, free parking' },
      { value: 'no-paid', label: 'No, paid parking only' },
      { value: 'visitor', label: 'Visitor parking' },
    ],
    unset: 'Not specified',
    again: true,
    label: 'Parking',
    letter: ['access', 'Parking'],
  },
  petDetails: {
    kind: 'text',
    column: 'pet_details',
    unset: 'None',
    again: true,
    label: 'Pet details',
    letter: ['care', 'Pets'],
  },
  avoidAreas: {
    kind: 'text',
    column: 'avoid_areas',
    unset: 'None',
    label: 'Avoid',
    letter: ['care', 'Areas to avoid'],
  },
  useCustomerEquipment: {
    kind: 'flag',
    column: 'use_customer_equipment',
    options: yesNoOptions,
    again: true,
    label: "Customer's equipment",
    letter: ['care', "Customer's equipment"],
  },
  // No form asks for it. What is stored without own words follows from useCustomerEquipment: see `equipmentText`.
  equipmentPreferences: {
    kind: 'text',
    column: 'equipment_preferences',
    max: 200,
    label: 'Equipment notes',
    letter: ['care', 'Equipment'],
  },
  notes: {
    kind: 'text',
    column: 'notes',
    check: checkInstructions,
    unset: 'None',
    label: 'Special instructions',
    letter: ['care', 'Special instructions'],
  },
  // No form asks for it: it is the language of the page that the customer booked on.
  language: {
    kind: 'choice',
    column: 'language',
    options: languageOptions,
    unset: 'Not specified',
    again: true,
    label: 'Reads',
  },
} as const satisfies Record<string, DeclaredField>
