import { answerText, type BookingForm, type DetailInputs } from '@dustforce/office/booking'
import { sentence } from '@dustforce/office/language'
import * as words from './words.en.tsx'

/** The way in which a folded part of the form asks for a declared field. */
export interface AskedField {
  readonly name: keyof DetailInputs
  readonly label: string
  readonly example?: string
  /** The most characters, if fewer than are stored. */
  readonly max?: number
  /** A text of so many rows. */
  readonly rows?: number
  /** Whether it is asked, by what is answered; always when left out. */
  readonly when?: (form: BookingForm) => boolean
  /** Returns what the closed line says of an answer, if not just that. */
  readonly said?: (answer: string) => string
}

/** The fields that the folded parts of the form ask for: their inputs and the words of their closed lines are made of them. */
export const askedFields = {
  pets: [
    {
      name: 'petDetails',
      label: words.aboutPets,
      example: words.petsExample,
      max: 300,
      when: ({ hasPets }) => hasPets === 'yes',
    },
    {
      name: 'avoidAreas',
      label: words.avoidAreas,
      example: words.avoidExample,
      max: 300,
      said: words.avoid,
    },
  ],
  access: [
    { name: 'someoneHome', label: words.someoneHome },
    {
      name: 'entryInstructions',
      label: words.entry,
      example: words.entryExample,
      rows: 2,
      when: ({ someoneHome }) => someoneHome === 'no' || someoneHome === 'instructions',
    },
  ],
  parking: [
    { name: 'parkingAvailable', label: words.parkingAvailable },
    { name: 'buildingAccess', label: words.howToDoor },
  ],
} satisfies Readonly<Record<string, readonly AskedField[]>>

export type FoldedPart = keyof typeof askedFields

/** Returns the fields that a part asks for now, by what is answered. */
export function askedNow(part: FoldedPart, form: BookingForm): readonly AskedField[] {
  const fields: readonly AskedField[] = askedFields[part]
  return fields.filter(({ when }) => when === undefined || when(form))
}

/** Returns the answers in a part, a text each. */
export function answersIn(part: FoldedPart, form: BookingForm): readonly string[] {
  return askedNow(part, form).flatMap(({ name, said = (answer) => answer }) => {
    const answer = sentence((answerText(name, form[name]) ?? '').trim())
    return answer === '' ? [] : [said(answer)]
  })
}
