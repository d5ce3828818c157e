import { expect, it, test } from 'vitest'
import { companyTextProblems } from '../company/company-text-problems.ts'
import { gtaBusiness } from '../testing/business.ts'
import { letterShapes, placeholdersOf, sectionShapes } from './section-shapes.ts'
import { textProblems } from './text-problems.ts'

const book = gtaBusiness.priceBook
const said = (texts: unknown) =>
  companyTextProblems(texts, book).map(({ field, message }) => `${field}: ${message}`)

it('the neutral texts stand to what is asked of a company’s own', () => {
  for (const [name, shape] of Object.entries({ ...sectionShapes, ...letterShapes }))
    expect(textProblems(shape, shape, placeholdersOf(name), name)).toEqual([])
})

test.each([
  [{ site: { home: { title: 1 } } }, "site.home.title: is 1; write a text, as '{company} in {area}"],
  [{ site: { home: { titel: 'Home' } } }, 'site.home.titel: unknown; write title, intro'],
  [{ site: { start: {} } }, 'site.start: unknown; write accessibility'],
  [{ site: { home: { claims: 'Insured' } } }, 'site.home.claims: is "Insured"; write a list'],
  [{ site: { home: { claims: ['In {citty}'] } } }, 'site.home.claims.0: has {citty}; write one of {company}'],
  [{ site: { home: { intro: 'From {prices}' } } }, 'site.home.intro: has {prices}; write one of {company}'],
  [{ site: { home: { title: ' ' } } }, "site.home.title: is empty; write a text, as '{company} in {area}"],
  [{ site: { home: { title: 'x'.repeat(161) } } }, 'site.home.title: has 161 characters; write at most 160'],
  [{ site: { search: { service: 'In {area}' } } }, 'site.search.service: lacks {service}; write it'],
  [
    { letters: { 'booking-canceled': { opening: 'It is canceled, {customer}.' } } },
    'letters.booking-canceled.opening: lacks {money}; write it',
  ],
  [
    { letters: { 'thank-you': { closing: 'Until {day}' } } },
    'letters.thank-you.closing: has {day}; write one of',
  ],
  [{ letters: { welcome: {} } }, 'letters.welcome: unknown; write booking-confirmation'],
  [{ book: { services: { maid: { name: 'Maid' } } } }, 'book.services.maid: unknown; write standard'],
  [{ company: { phone: '1' } }, 'company.phone: unknown; write serviceArea'],
  [{ home: {} }, 'home: unknown; write company, book, site, letters'],
  [[], ': write an object with company, book, site, letters'],
])('%j is named with its place and what to write', (texts, problem) => {
  const [first, ...others] = said(texts)
  expect(first?.startsWith(problem), first).toBe(true)
  expect(others).toEqual([])
})

it('takes lists as long as a company likes, and prices where there is room for them', () => {
  expect(
    said({ site: { home: { claims: ['One', 'Two', 'Three', '{area}'] }, faq: { intro: '{prices}' } } }),
  ).toEqual([])
  expect(
    said({ site: { testimonials: { list: [{ name: 'Ada', area: 'Leith', text: 'Spotless.' }] } } }),
  ).toEqual([])
  expect(said(undefined)).toEqual([])
})
