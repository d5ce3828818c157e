/* Apart from Canada's rules: what is known of all countries is loaded where a company is in another one. */
import { type Checked, invalid, invalidPhoneMessage, valid } from '@dustforce/core/validation'
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import {
  type AddressParts,
  type ContactPlace,
  type ContactRules,
  incompleteAddress,
  noParts,
  regionCheck,
} from './contact-rules.ts'

/** The countries where the postal code stands before the city: '10115 Berlin'. */
const codeFirst = new Set('AT BE CH CZ DE DK ES FI FR GR HU IS IT LI LU NL NO PL PT SE SI SK'.split(' '))

const countries: Readonly<Record<string, Pick<ContactRules, 'postalCodeName' | 'postalCodePlaceholder'>>> = {
  GB: { postalCodeName: 'postcode', postalCodePlaceholder: 'SW1A 1AA' },
  AU: { postalCodeName: 'postcode', postalCodePlaceholder: '2000' },
  NZ: { postalCodeName: 'postcode', postalCodePlaceholder: '1010' },
  US: { postalCodeName: 'zip', postalCodePlaceholder: '90210' },
}

/** No country's postal codes are longer. */
const postalCodeLength = 10

/**
 * Returns the rules of how people write in any country: phone numbers and postal codes by the data of well-kept libraries.
 *
 * @example
 * worldwideContact({ country: 'GB', region: '' }).checkPhone('020 7946 0123') // => { ok: true, value: '+44 20 7946 0123' }
 */
export function worldwideContact({ country, region }: ContactPlace): ContactRules {
  const { postalCodeName = 'postal-code', postalCodePlaceholder = '' } = countries[country] ?? {}
  const phoneCountry: CountryCode | undefined = isSupportedCountry(country) ? country : undefined
  const hasCodes = postcodeValidatorExistsForCountry(country)
  const isCodeFirst = codeFirst.has(country)
  const formatPostalCode = (text: string) => text.toUpperCase().slice(0, postalCodeLength)

  function checkPostalCode(text: string): Checked {
    const postalCode = spaced(formatPostalCode(text).trim().replace(/\s+/g, ' '), country)
    if (!hasCodes) return valid(postalCode)
    return postcodeValidator(postalCode, country)
      ? valid(postalCode)
      : invalid('Please enter a valid postal code')
  }

  function addressOf({ streetAddress, city, postalCode }: AddressParts): string {
    if (isCodeFirst) return `${streetAddress}, ${postalCode} ${city}`
    return [streetAddress, city, [region, postalCode].filter((part) => part !== '').join(' ')]
      .filter((part) => part !== '')
      .join(', ')
  }

  /** Lists the parts of the last line of an address that may be its postal code, the longest first. */
  function codesIn(line: string): readonly string[] {
    const words = line.trim().split(/\s+/)
    return words.map((_, nr) =>
      isCodeFirst ? words.slice(0, words.length - nr).join(' ') : words.slice(nr).join(' '),
    )
  }

  return {
    checkPhone: (text) => {
      const phone = parsePhoneNumberFromString(text, {
        ...(phoneCountry !== undefined && { defaultCountry: phoneCountry }),
        extract: false,
      })
      return phone?.isValid() === true ? valid(phone.formatInternational()) : invalid(invalidPhoneMessage)
    },
    // Formatting while typing would need every country's way; the number is written out when it is stored.
    editPhone: (value, caret) => ({ value, caret }),
    phonePlaceholder: phoneCountry === undefined ? '' : `+${getCountryCallingCode(phoneCountry)} …`,
    region,
    checkRegion: regionCheck(region, incompleteAddress),
    checkPostalCode,
    formatPostalCode,
    postalCodePlaceholder,
    postalCodeLength,
    postalCodeName,
    checkAddress: (address) => {
      const last = address.split(',').at(-1) ?? ''
      const isComplete = address.includes(',') && codesIn(last).some((text) => checkPostalCode(text).ok)
      return isComplete ? valid(address) : invalid(incompleteAddress)
    },
    addressOf,
    partsOf: (address) => {
      const lines = address.split(',').map((line) => line.trim())
      const last = lines.at(-1) ?? ''
      for (const text of codesIn(last)) {
        const checked = checkPostalCode(text)
        const city = isCodeFirst ? last.slice(text.length).trim() : (lines.at(-2) ?? '')
        const streetAddress = lines.slice(0, isCodeFirst ? -1 : -2).join(', ')
        const parts = { streetAddress, city, postalCode: checked.ok ? checked.value : '' }
        if (checked.ok && addressOf(parts) === address) return parts
      }
      return noParts
    },
  }
}

/** A British postcode with its one space, before the last three characters. */
function spaced(postalCode: string, country: string): string {
  return country === 'GB' ? postalCode.replace(/^([A-Z\d]{2,4}?) ?(\d[A-Z]{2})$/, '$1 $2') : postalCode
}
