import { type Checked, type EditedText, invalid, valid } from '@dustforce/core/validation'

/** Where a home is, in the parts that a form asks for. */
export interface AddressParts {
  readonly streetAddress: string
  readonly city: string
  readonly postalCode: string
}

/** The rules of how people of a company's country write phone numbers, postal codes and addresses, and which of them the company takes. */
export interface ContactRules {
  /** Checks a phone number and writes it as it is stored. */
  readonly checkPhone: (text: string) => Checked
  /** Returns what a phone field shows after an edit. */
  readonly editPhone: (typed: string, caret: number) => EditedText
  readonly phonePlaceholder: string
  /** The province, state or county of every home that the company serves; '' where addresses have none. */
  readonly region: string
  /** Checks a region; '' is the company's own. */
  readonly checkRegion: (text: string) => Checked
  /** Checks the postal code of a home and writes it as it is stored. */
  readonly checkPostalCode: (text: string) => Checked
  /** Writes a postal code while it is typed. */
  readonly formatPostalCode: (text: string) => string
  readonly postalCodePlaceholder: string
  /** The most characters that a postal code has. */
  readonly postalCodeLength: number
  /** The usual name of a postal code. */
  readonly postalCodeName: 'postal-code' | 'postcode' | 'zip'
  /** Checks an address in one line. */
  readonly checkAddress: (address: string) => Checked
  /** An address in one line. */
  readonly addressOf: (parts: AddressParts) => string
  /** The parts of an address as `addressOf` joins them; each is '' in one that was written otherwise. */
  readonly partsOf: (address: string) => AddressParts
}

/** Where a company is, as far as its customers' contact follows it. */
export interface ContactPlace {
  /** The two letters of the country. */
  readonly country: string
  readonly region: string
}

/**
 * Checks the region of a home: one that is left out is the company's own, which is where its homes lie.
 *
 * @param region the company's
 * @param elsewhere the message for another
 */
export function regionCheck(region: string, elsewhere: string): ContactRules['checkRegion'] {
  return (text) => (text === '' || text === region ? valid(region) : invalid(elsewhere))
}

/** The message for an address that lacks something. */
export const incompleteAddress = 'Please enter your complete address'

export const noParts: AddressParts = { streetAddress: '', city: '', postalCode: '' }
