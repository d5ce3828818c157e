import { describe, expect, it } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import { type OpeningFacts, openingSteps, type PaymentTrial, type TrialLetter } from './opening-steps.ts'

const nothing: OpeningFacts = {
  ...{ published: {}, payments: null, trialLetter: null },
  ...{ hasPaidTrial: false, isMailFine: true },
}
const steps = (facts: Partial<OpeningFacts>, company: object = {}) =>
  openingSteps({ ...gtaBusiness, company: { ...gtaBusiness.company, ...company } }, { ...nothing, ...facts })
const done = (facts: Partial<OpeningFacts>, company: object = {}) =>
  steps(facts, company).flatMap(({ id, isDone }) => (isDone ? [id] : []))
function step(name: string, facts: Partial<OpeningFacts>) {
  const { isDone, found } = steps(facts).find(({ id }) => id === name) ?? {}
  return { isDone, found }
}

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

it('takes the trial as done once a booking was paid and no letter came back', () => {
  expect(done({ hasPaidTrial: true })).toEqual(['trial'])
  expect(done({ hasPaidTrial: true, isMailFine: false })).toEqual([])
})

describe('the payment provider', () => {
  it.each<[PaymentTrial, boolean, RegExp]>([
    [{ works: true, isLive: true, isDeaf: false }, true, /real money\.$/],
    [{ works: true, isLive: false, isDeaf: false }, true, /for trials/],
    [{ works: true, isLive: true, isDeaf: true }, false, /subscribe its webhook/],
    [{ works: false, problem: 'Invalid API Key' }, false, /^Invalid API Key$/],
    [{ works: false, problem: null }, false, /said nothing/],
  ])('%j is a done step: %s', (payments, isDone, found) => {
    expect(step('payments', { payments })).toEqual({ isDone, found: expect.stringMatching(found) })
  })
})

describe('the trial e-mail', () => {
  const letter: TrialLetter = { recipient: 'ana@example.com', status: 'sent', delivery: null, detail: null }

  it.each<[Partial<TrialLetter>, boolean, string]>([
    [{}, true, 'It was sent to ana@example.com: look whether it is there, also among spam.'],
    [{ delivery: 'delivered' }, true, 'It has arrived at ana@example.com.'],
    [{ delivery: 'bounced', detail: 'No such mailbox' }, false, 'No such mailbox'],
    [{ status: 'failed', detail: 'The domain is not verified' }, false, 'The domain is not verified'],
    [{ status: 'queued' }, false, 'It was not sent.'],
  ])('%j is a done step: %s', (changes, isDone, found) => {
    expect(step('mail', { trialLetter: { ...letter, ...changes } })).toEqual({ isDone, found })
  })
})
