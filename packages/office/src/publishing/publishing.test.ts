import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { scheduleOf } from '../company/index.ts'
import { logoOfSvg } from '../company/logo.ts'
import { gtaBusiness } from '../testing/business.ts'
import { companyChanges, documentOnto, policyChanges } from './index.ts'

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
