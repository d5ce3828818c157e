import { phoneDigits } from '@dustforce/core/validation'
import type { Business, Company } from '@dustforce/office/company'
import { contactRulesOf } from '@dustforce/office/contact/of'
import { provinces } from '@dustforce/office/contact/provinces'
import { workAreas } from '@dustforce/office/contractor'

const streets = {
  en: [
    ...['Queen Street', 'Harbour Square', 'Church Street', 'Station Road', 'Market Street', 'Park Avenue'],
    ...['Mill Lane', 'Bridge Street', 'Garden Road', 'Wellington Street', 'Victoria Street', 'King Street'],
  ],
  fr: [
    ...['rue Principale', 'place du Marché', 'rue de l’Église', 'rue de la Gare', 'rue du Moulin'],
    ...['avenue du Parc', 'rue du Pont', 'rue des Jardins', 'boulevard Victoria', 'rue Royale'],
  ],
}

/** Where the made-up people of the demo live, by a company's own places and in the way of its country. */
export interface DemoPlaces {
  readonly area: (nr: number) => string
  /** An address in the area of that number. */
  readonly addressIn: (area: number, house: number) => string
  /** The telephone number that ends with these two digits. */
  readonly phone: (nr: number) => string
}

/** The places of the demo of a company. */
export function demoPlaces({ company }: Pick<Business, 'company'>): DemoPlaces {
  const { city } = company.address
  const contact = contactRulesOf(company.address)
  const areas = workAreas(company, [])
  const isFrench = company.languages[0].startsWith('fr')
  const named = isFrench ? streets.fr : streets.en
  const area = (nr: number) => areas[nr % areas.length] ?? city
  return {
    area,
    addressIn: (at, house) => {
      const street = named[house % named.length] ?? city
      return contact.addressOf({
        streetAddress: `${12 + house * 43}${isFrench ? ',' : ''} ${street}`,
        city: area(at),
        postalCode: postalCodeNear(company, house),
      })
    },
    phone: (nr) => {
      const text = phoneLike(company, String(nr).padStart(2, '0'))
      const checked = contact.checkPhone(text)
      return checked.ok ? checked.value : text
    },
  }
}

/** A number that is kept for examples, where the country has such; one like the company's own elsewhere. */
function phoneLike({ phone, address: { country } }: Company, two: string): string {
  return country === 'CA' || country === 'US'
    ? `(${phoneDigits(phone).slice(0, 3)}) 555-01${two}`
    : phone.replace(/\d(\D*)\d(\D*)$/, (_, between, after) => two.charAt(0) + between + two.charAt(1) + after)
}

/** A postal code of the company's province in Canada; that of the company itself elsewhere, or the example of its country. */
function postalCodeNear({ address }: Company, house: number): string {
  if (address.country === 'CA') {
    const [letters] = provinces[address.region] ?? ['M']
    return `${letters.charAt(letters.length / 2)}${1 + (house % 9)}A ${house % 10}B${(house * 3) % 10}`
  }
  const { checkPostalCode, postalCodePlaceholder } = contactRulesOf(address)
  const known = [address.postalCode, postalCodePlaceholder].filter((code) => code !== '')
  return known.find((code) => checkPostalCode(code).ok) ?? ''
}
