import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { AddressParts } from './contact-rules.ts'
import { contactRulesOf } from './contact-rules-of.ts'
import { contactRulesOnDemand } from './contact-rules-on-demand.ts'

const rules = (country: string, region = '') => contactRulesOf({ country, region })

test.each([
  ['CA', '+1 416 555 0123', '(416) 555-0123'],
  ['GB', '020 7946 0123', '+44 20 7946 0123'],
  ['GB', '+33 1 42 68 53 00', '+33 1 42 68 53 00'],
  ['GB', '12', null],
  ['GB', 'call 020 7946 0123', null],
  ['DE', '030 901820', '+49 30 901820'],
  ['US', '(202) 555-0123', '+1 202 555 0123'],
])('in %s the phone number %j is kept as %j', (country, text, kept) => {
  const checked = rules(country).checkPhone(text)
  expect(checked.ok ? checked.value : null).toBe(kept)
})

test.each([
  ['CA', 'ON', '', 'ON'],
  ['CA', 'QC', '', 'QC'],
  ['CA', 'ON', 'QC', 'We serve homes in Ontario only'],
  ['US', 'AZ', '', 'AZ'],
  ['US', 'AZ', 'NV', 'Please enter your complete address'],
  ['GB', '', '', ''],
])('in %s %s a region that is written as %j is %j', (country, region, text, said) => {
  const checked = rules(country, region).checkRegion(text)
  expect(checked.ok ? checked.value : checked.message).toBe(said)
})

test.each([
  ['CA', 'ON', 'm5h 1a1', 'M5H 1A1'],
  ['CA', 'ON', 'H2X 1Y4', 'We serve homes in Ontario only'],
  ['CA', 'QC', 'h2x1y4', 'H2X 1Y4'],
  ['CA', 'QC', 'M5H 1A1', 'We serve homes in Quebec only'],
  ['CA', 'QC', 'H2', 'Please enter a valid Canadian postal code'],
  ['CA', '', 'H2X 1Y4', 'H2X 1Y4'],
  ['GB', '', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', '', 'E1  6an', 'E1 6AN'],
  ['GB', '', 'M5H 1A1', 'Please enter a valid postal code'],
  ['DE', '', '10115', '10115'],
  ['DE', '', '1011', 'Please enter a valid postal code'],
])('in %s %s the postal code %j is %j', (country, region, text, said) => {
  const checked = rules(country, region).checkPostalCode(text)
  expect(checked.ok ? checked.value : checked.message).toBe(said)
})

test.each([
  ['CA', 'ON', '1 King St W, Toronto, ON M5H 1A1', true],
  ['CA', 'QC', '1200 Rue Sherbrooke O, Montréal, QC H3A 1H6', true],
  ['CA', 'QC', '1 King St W, Toronto, ON M5H 1A1', 'We serve homes in Quebec only'],
  ['CA', 'QC', 'Rue Sherbrooke', 'Please enter your complete address'],
  ['GB', '', '12 Cloudesley Road, London, N1 0EA', true],
  ['GB', '', 'Flat 3, 12 Cloudesley Road, London N1 0EA', true],
  ['GB', '', '12 Cloudesley Road, London', 'Please enter your complete address'],
  ['GB', '', 'N1 0EA', 'Please enter your complete address'],
  ['DE', '', 'Torstraße 1, 10119 Berlin', true],
  ['US', 'CA', '1 Main St, Oakland, CA 94607', true],
])('in %s %s the address %j is right: %j', (country, region, address, said) => {
  const checked = rules(country, region).checkAddress(address)
  expect(checked.ok || checked.message).toBe(said)
})

describe('properties', () => {
  const places = fc.constantFrom(
    ['CA', 'ON', 'M5H 1A1'],
    ['CA', 'QC', 'H2X 1Y4'],
    ['CA', '', 'V6B 1A1'],
    ['GB', '', 'N1 0EA'],
    ['US', 'CA', '94607'],
    ['DE', '', '10115'],
    ['IE', '', 'D02 XY00'],
    ['ES', '', '28001'],
    ['AU', 'NSW', '2000'],
  )
  const words = fc.constantFrom('12 Cloudesley Road', 'Flat 3, 12 Main St', '1 Rue Sherbrooke O', 'The Mill')

  it('an address of a form is taken, and has its parts again', () => {
    fc.assert(
      fc.property(places, words, fc.constantFrom('London', 'Bad Homburg'), (place, streetAddress, city) => {
        const [country = '', region = '', postalCode = ''] = place
        const { addressOf, partsOf, checkAddress } = rules(country, region)
        const parts: AddressParts = { streetAddress, city, postalCode }
        const address = addressOf(parts)
        expect(partsOf(address)).toEqual(parts)
        expect(checkAddress(address).ok, address).toBe(true)
      }),
    )
  })

  it('a kept phone number is kept again as it is', () => {
    fc.assert(
      fc.property(places, fc.stringMatching(/^\+?[\d ()-]{6,16}$/), ([country = '', region], text) => {
        const { checkPhone } = rules(country, region)
        const once = checkPhone(text)
        if (once.ok) expect(checkPhone(once.value)).toEqual(once)
        expect(typeof once.ok).toBe('boolean')
      }),
    )
  })
})

it('of an address that was written otherwise no part is guessed', () => {
  const none = { streetAddress: '', city: '', postalCode: '' }
  expect(rules('GB').partsOf('somewhere in London')).toEqual(none)
  expect(rules('CA', 'ON').partsOf('1 Rue Sherbrooke, Montréal, QC H2X 1Y4')).toEqual(none)
})

it('Canada’s rules are at hand at once, others arrive once', async () => {
  expect(contactRulesOnDemand({ country: 'CA', region: 'ON' })).toHaveProperty('region', 'ON')
  const london = { country: 'GB', region: '' }
  const arriving = contactRulesOnDemand(london)
  expect(arriving).toBeInstanceOf(Promise)
  expect(contactRulesOnDemand({ ...london })).toBe(arriving)
  expect((await arriving).checkPhone('020 7946 0123').ok).toBe(true)
})
