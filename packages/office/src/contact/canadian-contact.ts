import {
  type Checked,
  checkOntarioAddress,
  checkOntarioPostalCode,
  checkPhone,
  checkPostalCode,
  editPhone,
  formatPostalCode,
  invalid,
  ontarioOnly,
  phonePlaceholder,
  valid,
} from '@dustforce/core/validation'
import { type ContactRules, incompleteAddress, noParts, regionCheck } from './contact-rules.ts'
import { provinces } from './provinces.ts'

const code = /[A-Z]\d[A-Z][ -]?\d[A-Z]\d/gi

/**
 * The rules of how people write in Canada, with the homes of one province.
 *
 * @param region the province, 'ON'; homes anywhere in Canada when it is another text
 * @example
 * canadianContact('QC').checkPostalCode('m5h1a1') // => { ok: false, message: 'We serve homes in Quebec only' }
 */
export function canadianContact(region: string): ContactRules {
  const isOntario = region === 'ON'
  const [letters, name] = provinces[region] ?? ['', '']
  const elsewhere = isOntario ? ontarioOnly : `We serve homes in ${name} only`
  function checkHome(text: string): Checked {
    if (isOntario) return checkOntarioPostalCode(text)
    const checked = checkPostalCode(text)
    return checked.ok && letters !== '' && !letters.includes(checked.value.charAt(0))
      ? invalid(elsewhere)
      : checked
  }
  return {
    checkPhone,
    editPhone,
    phonePlaceholder,
    region,
    checkRegion: regionCheck(region, elsewhere),
    checkPostalCode: checkHome,
    formatPostalCode,
    postalCodePlaceholder: 'A1A 1A1',
    postalCodeLength: 7,
    postalCodeName: 'postal-code',
    checkAddress: (address) => {
      if (isOntario) return checkOntarioAddress(address)
      const checked = checkHome(address.match(code)?.at(-1) ?? '')
      if (checked.ok) return valid(address)
      return checked.message === elsewhere ? checked : invalid(incompleteAddress)
    },
    addressOf: ({ streetAddress, city, postalCode }) =>
      [streetAddress, city, `${region} ${postalCode}`.trim()].join(', '),
    partsOf: (address) => {
      const [, streetAddress, city, written = '', postalCode] =
        /^(.+), ([^,]+), (?:([A-Z]{2}) )?([A-Z]\d[A-Z] ?\d[A-Z]\d)$/i.exec(address) ?? []
      if (streetAddress === undefined || city === undefined || postalCode === undefined) return noParts
      return written.toUpperCase() === region
        ? { streetAddress, city, postalCode: formatPostalCode(postalCode) }
        : noParts
    },
  }
}
