import { cents } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test, vi } from 'vitest'
import { houseOfferOf, offerFor } from './offered-code.ts'

const houseOffer = houseOfferOf(gtaBusiness)

const now = Date.UTC(2026, 10, 22)
const friends: PromoCode = {
  code: 'FRIENDS15',
  isActive: true,
  discountType: 'percentage',
  discountValue: 15,
  validUntil: null,
  maxUses: null,
  currentUses: 0,
  minOrderCents: cents(20_000),
  firstTimeOnly: false,
}
const offered = (asked: string, record: PromoCode | null) =>
  offerFor(asked, async () => record, now, gtaBusiness)

test('a code that can be used is offered with what it takes off', async () => {
  expect(await offered(' friends15 ', friends)).toEqual({ code: 'FRIENDS15', percent: 15 })
})

test.each<[string, string, PromoCode | null]>([
  ['no code is', 'NOTACODE', null],
  ['markup is', '<b>x</b>', null],
  ['a yes is', 'true', null],
  ['an inactive code is', 'FRIENDS15', { ...friends, isActive: false }],
  ['an expired code is', 'FRIENDS15', { ...friends, validUntil: now - 1 }],
  ['a used-up code is', 'FRIENDS15', { ...friends, maxUses: 3, currentUses: 3 }],
  ['a code of a fixed amount is', 'FRIENDS15', { ...friends, discountType: 'fixed' }],
])('the house code is offered where %s asked for', async (_what, asked, record) => {
  expect(await offered(asked, record)).toEqual(houseOffer)
})

test('the house code needs no look-up, and is offered when the look-up fails', async () => {
  const lookUp = vi.fn(async () => Promise.reject(new Error('no network')))
  for (const asked of ['', ' ', 'welcome10', 'X'.repeat(41)])
    expect(await offerFor(asked, lookUp, now, gtaBusiness)).toEqual(houseOffer)
  expect(lookUp).not.toHaveBeenCalled()
  expect(await offerFor('OTHER', lookUp, now, gtaBusiness)).toEqual(houseOffer)
})
