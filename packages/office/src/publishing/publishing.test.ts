import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { standardCharges } from '../charging/index.ts'
import { scheduleOf, type TextsByLanguage } from '../company/index.ts'
import { logoOfSvg } from '../company/logo.ts'
import { gtaBusiness } from '../testing/business.ts'
import { chargeChanges, companyChanges, documentOnto, partWord, policyChanges, textChanges } from './index.ts'

const { company } = gtaBusiness
const schedule = scheduleOf(gtaBusiness.policy)

describe('what changes of a company', () => {
  test('is told line by line, in words', () => {
    const next = {
      ...company,
      phone: '(416) 234-5678',
      address: { ...company.address, street: '1 King St W' },
      regions: [{ name: 'North', places: ['Barrie', 'Orillia'] }],
      forms: { textConsent: false, insurance: 'Insured' },
      brand: { ...company.brand, logo: logoOfSvg('<svg></svg>') },
    }
    expect(companyChanges(company, next).map(({ what, before, after }) => [what, before, after])).toEqual([
      ['Phone', company.phone, '(416) 234-5678'],
      ['Street', 'empty', '1 King St W'],
      ['Regions', expect.stringContaining('Toronto: Toronto, Etobicoke'), 'North: Barrie, Orillia'],
      ['Asks whether texts may be sent', 'yes', 'no'],
      ['Logo', null, 'an uploaded picture'],
      ['Insurance', null, 'Insured'],
    ])
  })

  test('is nothing between a company and itself', () => expect(companyChanges(company, company)).toEqual([]))
})

test('what changes of a policy is told as people write hours and terms', () => {
  const { sunday: _, ...days } = schedule.hours
  const next = { ...schedule, hours: days, cancellation: [{ hoursBefore: 48, refundPercent: 100 }] }
  expect(policyChanges(schedule, next).map(({ what, before, after }) => [what, before, after])).toEqual([
    ['Open on Sunday', '09:00 – 16:00', null],
    [
      'What a cancellation gives back',
      '100% up to 24 hours before; 0% up to 0 hours before',
      '100% up to 48 hours before',
    ],
  ])
})

test('what changes of a table of charges is told in days and hours', () => {
  const next = { ...standardCharges, announceDays: 9, chargeDays: [6, 2] }
  expect(
    chargeChanges(standardCharges, next).map(({ what, before, after }) => [what, before, after]),
  ).toEqual([
    ['Days before a visit that its charge is announced', '7', '9'],
    ['Days before a visit that the card is charged', '4, 3, 2', '6, 2'],
  ])
})

describe('what changes of a company’s texts', () => {
  const installed = {
    'en-CA': {
      site: { home: { title: 'Clean homes', claims: ['Insured', 'On time'] } },
      letters: { 'thank-you': { title: 'Thank you' } },
    },
  }
  const told = (before: TextsByLanguage, after: TextsByLanguage, of: TextsByLanguage = installed) =>
    textChanges(of, before, after).map(({ what, before: was, after: is }) => [what, was, is])

  test('is told text by text, beside what the program came with', () => {
    const next = {
      'en-CA': {
        site: { home: { title: 'Cleaner homes', claims: ['Insured', 'Punctual', 'Kind'] } },
        letters: { 'thank-you': { title: 'Thanks' } },
      },
    }
    expect(told({}, next)).toEqual([
      ['Home page: Headline', 'Clean homes', 'Cleaner homes'],
      ['Home page: Claim 2', 'On time', 'Punctual'],
      ['E-mail: Thank-you: Headline', 'Thank you', 'Thanks'],
      ['Home page: Claim 3', null, 'Kind'],
    ])
    expect(told(next, {})[0]).toEqual(['Home page: Headline', 'Cleaner homes', 'Clean homes'])
  })

  test('names the language where there are several, and no place that only a page finds', () => {
    const faq = (id: string) => ({ site: { faq: { categories: [{ id, title: 'Prix' }] } } })
    const both = { ...installed, 'fr-CA': faq('prix') }
    expect(told({}, { 'fr-CA': faq('prices') }, both)).toEqual([])
    expect(told({}, { 'fr-CA': { site: { home: { title: 'Maison nette' } } } }, both)).toEqual([
      ['French, Home page: Headline', null, 'Maison nette'],
    ])
  })

  test('is named by where it stands', () => {
    expect(partWord('categories.0.entries.2.answer')).toBe('Group 1, entry 3, answer')
  })
})

describe('changes put on top of another version', () => {
  it('keep what the other changed', () => {
    const mine = { ...company, phone: '(416) 234-5678' }
    const theirs = { ...company, email: 'new@dustforce.ca' }
    expect(documentOnto(company, mine, theirs)).toEqual({ ...theirs, phone: '(416) 234-5678' })
  })

  it('lose neither’s, whatever values they changed', () => {
    const keys = ['phone', 'email', 'name', 'serviceArea'] as const
    const some = fc.record(Object.fromEntries(keys.map((key) => [key, fc.string({ minLength: 1 })])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(some, some, (mine, theirs) => {
        const both = documentOnto(company, { ...company, ...mine }, { ...company, ...theirs })
        for (const key of keys) {
          const isMine = mine[key] !== undefined && mine[key] !== company[key]
          expect(both[key]).toBe(isMine ? mine[key] : (theirs[key] ?? company[key]))
        }
      }),
    )
  })
})
