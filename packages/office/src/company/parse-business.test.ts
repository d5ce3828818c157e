import { gtaPriceBook } from '@dustforce/core/catalogue'
import { gtaPolicy } from '@dustforce/core/schedule'
import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import company from '../../../companies/dust-force/company.json' with { type: 'json' }
import policy from '../../../companies/dust-force/policy.json' with { type: 'json' }
import priceBook from '../../../companies/dust-force/price-book.json' with { type: 'json' }
import { standardCharges } from '../charging/charge-policy.ts'
import { gtaBusiness } from '../testing/business.ts'
import { companyProblemText, parseBusiness } from './parse-business.ts'

const files = { 'company.json': company, 'price-book.json': priceBook, 'policy.json': policy }

/** Returns what is said of the folder with another value at a place of `company.json`. */
function problemsWith(place: string, value: unknown): readonly string[] {
  const [outer = '', inner] = place.split('.')
  const changed = { ...company, [outer]: inner === undefined ? value : { ...nested(outer), [inner]: value } }
  const parsed = parseBusiness({ ...files, 'company.json': changed })
  return parsed.ok ? [] : parsed.problems.map(companyProblemText)
}

function nested(name: string): object {
  const value: unknown = Object.entries(company).find(([key]) => key === name)?.[1]
  return typeof value === 'object' && value !== null ? value : {}
}

it('Dust Force has the price book and the policy that the core publishes', () => {
  expect(gtaBusiness.priceBook).toEqual(gtaPriceBook)
  expect(gtaBusiness.policy).toEqual(gtaPolicy)
  expect(gtaBusiness.money).toEqual({ currency: 'CAD', locale: 'en-CA' })
})

test('charges may be by a table of the company’s own, whose problems are named by their file and place', () => {
  const own = { ...standardCharges, chargeDays: [3, 2] }
  const read = parseBusiness({ ...files, 'charges.json': own })
  expect(read).toMatchObject({ ok: true, value: { charges: own } })
  const wrong = parseBusiness({ ...files, 'charges.json': { ...own, freeHours: 48 } })
  expect(wrong.ok ? [] : wrong.problems.map(companyProblemText)).toEqual([
    'charges.json: freeHours: must be after the last letter: fewer than 30 hours',
  ])
})

test.each([
  ['name', '', "company.json: name: is ''; write a text as 'Liffey Homes'"],
  [
    'phone',
    'soon',
    "company.json: phone: is 'soon'; write a phone number as people dial it, as '+353 1 555 0100'",
  ],
  [
    'website',
    'https://liffey.example/',
    "company.json: website: is 'https://liffey.example/'; write an address without a slash at the end, as 'https://liffey.example'",
  ],
  [
    'address.country',
    'Ireland',
    "company.json: address.country: is 'Ireland'; write the two capital letters of a country, as 'IE'",
  ],
  [
    'languages',
    ['english'],
    'company.json: languages: is ["english"]; write the languages, the default first, as ["en-IE"]',
  ],
  ['languages', [], 'company.json: languages: is []; write the languages, the default first, as ["en-IE"]'],
  ['brand.primary', 'blue', "company.json: brand.primary: is 'blue'; write a colour as '#123a5c'"],
  ['brand.logo', undefined, null],
  ['forms.textConsent', undefined, 'company.json: forms.textConsent: missing; write true or false'],
  [
    'regions',
    [{ name: 'North' }],
    'company.json: regions: is [{"name":"North"}]; write a list as [{ "name": "North", "places": ["Swords", "Malahide"] }]',
  ],
  ['terms', 'none', "company.json: terms: is 'none'; write an object with jurisdiction, privacyLaw"],
  [
    'fax',
    '1',
    'company.json: fax: unknown; write name, legalName, website, phone, email, taxNumber, address, serviceArea, visit, worker, regions, languages, brand, forms, opening, terms',
  ],
])('a folder with another %s (%j) is named with its place and what to write', (place, value, problem) => {
  expect(problemsWith(place, value)).toEqual(problem === null ? [] : [problem])
})

it('names a missing file, and everything that is wrong in the others, at once', () => {
  const parsed = parseBusiness({
    'company.json': undefined,
    'price-book.json': { ...priceBook, currency: 'dollars' },
    'policy.json': { ...policy, capacity: {}, zone: 'Toronto' },
  })
  const problems = parsed.ok ? [] : parsed.problems
  expect(problems.map(({ file, field }) => `${file} ${field}`.trim())).toEqual([
    'company.json',
    'price-book.json currency',
    'policy.json zone',
  ])
})

it('asks for the places of a day', () => {
  const parsed = parseBusiness({ ...files, 'policy.json': { ...policy, capacity: { crews: 2 } } })
  expect(parsed.ok ? [] : parsed.problems.map(companyProblemText)).toEqual([
    'policy.json: capacity.perDay: missing; write how many visits there can be on a day, as 10',
  ])
})

it('refuses a company with any one of its needed fields left out, and names it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(company).filter((name) => !['visit', 'worker'].includes(name))),
      (name) => {
        const rest = Object.fromEntries(Object.entries(company).filter(([key]) => key !== name))
        const parsed = parseBusiness({ ...files, 'company.json': rest })
        expect(parsed.ok ? [] : parsed.problems.map(({ field }) => field)).toEqual([name])
      },
    ),
  )
})

it('never throws, whatever stands in the files', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(
        parseBusiness({ 'company.json': value, 'price-book.json': value, 'policy.json': value }).ok,
      ).toBe(false)
    }),
  )
})
