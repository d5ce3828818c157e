import type { BookingFieldName } from './booking-details.ts'

interface FieldUse {
  /** Whether the office takes it over from the customer's last booking into the next one by phone. */
  readonly known: boolean
  /**
   * The label under which a booking by phone asks for it, and for a text the number of rows; null where nobody asks on the phone, or the form has a
   * place of its own for it.
   */
  readonly byPhone: { readonly label: string; readonly rows?: number } | null
  /** The label under which customers replace it on the page of their booking; null where they call instead. */
  readonly later: string | null
}

const onlyOnTheWebsite = { known: false, byPhone: null, later: null }

/** The places where each field is asked and kept besides the website's form. It is apart from `bookingFields`, which every page loads. */
export const fieldUses: Readonly<Record<BookingFieldName, FieldUse>> = {
  homeType: { ...onlyOnTheWebsite, known: true },
  someoneHome: onlyOnTheWebsite,
  entryInstructions: { known: true, byPhone: { label: 'Getting in' }, later: 'How we get in' },
  buildingAccess: onlyOnTheWebsite,
  parkingAvailable: onlyOnTheWebsite,
  petDetails: { ...onlyOnTheWebsite, known: true, later: 'About your pets' },
  avoidAreas: onlyOnTheWebsite,
  useCustomerEquipment: onlyOnTheWebsite,
  equipmentPreferences: onlyOnTheWebsite,
  notes: {
    known: false,
    byPhone: { label: 'Special instructions', rows: 2 },
    later: 'Special instructions',
  },
  language: { ...onlyOnTheWebsite, known: true },
}
