import { expect, it } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import { type OpeningFacts, openingSteps } from './opening-steps.ts'

const nothing: OpeningFacts = { published: {}, hasPaidTrial: false, isMailFine: true }
const done = (facts: Partial<OpeningFacts>, company: object = {}) =>
  openingSteps(
    { ...gtaBusiness, company: { ...gtaBusiness.company, ...company } },
    { ...nothing, ...facts },
  ).flatMap(({ id, isDone }) => (isDone ? [id] : []))

it('leaves every step open in an installation where nothing was done', () => {
  expect(done({})).toEqual([])
})

it('takes as done what was published', () => {
  const published = { company: {}, 'price-book': {}, policy: {}, texts: {} }
  expect(done({ published })).toEqual(['who', 'prices', 'hours', 'texts'])
})

it('takes as done what the company says of itself', () => {
  const address = { ...gtaBusiness.company.address, street: '1 King St W', postalCode: 'M5H 1A1' }
  expect(done({}, { address, taxNumber: '123456789 RT0001' })).toEqual(['where', 'tax'])
})

it('takes e-mail as tried once a booking was paid and none came back', () => {
  expect(done({ hasPaidTrial: true })).toEqual(['trial', 'mail'])
  expect(done({ hasPaidTrial: true, isMailFine: false })).toEqual(['trial'])
})
