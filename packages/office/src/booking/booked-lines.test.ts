import { cents } from '@dustforce/core/money'
import { expect, it } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import { type BookedAmounts, bookedLines } from './booked-lines.ts'

const nothing = cents(0)
const booked: BookedAmounts = {
  ...{ service: 'deep-clean', bedrooms: 3, bathrooms: 2, addOns: [], promoCode: '' },
  ...{ baseCents: cents(27_000), petFeeCents: nothing, subtotalCents: cents(27_000) },
  ...{ discountCents: nothing, taxCents: cents(3510) },
}

it('names what was booked, and leaves lines of nothing out', () => {
  expect(bookedLines(booked, gtaBusiness)).toEqual([
    { label: 'Deep Cleaning (3 bed, 2 bath)', amountCents: 27_000 },
    { label: 'Subtotal', amountCents: 27_000 },
    { label: 'HST (13%)', amountCents: 3510 },
  ])
})

it('names add-ons with their unit, the pet fee, and the discount with its code', () => {
  const lines = bookedLines(
    {
      ...booked,
      addOns: [
        { name: 'Laundry', priceCents: cents(2000), unit: '1 load' },
        { name: 'Dishwashing', priceCents: cents(1500), unit: '' },
      ],
      petFeeCents: cents(2500),
      discountCents: cents(3300),
      promoCode: 'WELCOME10',
    },
    gtaBusiness,
  )
  expect(lines.slice(1, 4)).toEqual([
    { label: 'Laundry (1 load)', amountCents: 2000 },
    { label: 'Dishwashing', amountCents: 1500 },
    { label: 'Pet fee', amountCents: 2500 },
  ])
  expect(lines[5]).toEqual({ label: 'Discount (WELCOME10)', amountCents: -3300 })
  expect(bookedLines({ ...booked, discountCents: cents(100) }, gtaBusiness)[2]?.label).toBe('Discount')
})

it.each([
  [2500, 'Pet fee'],
  [4500, 'Fees'],
])('names charges of %i for what they are where some are for the day: %s', (charged, label) => {
  const sunday = { id: 'sunday', name: 'Sunday', amount: cents(2000), when: { weekday: 'sunday' } } as const
  const priceBook = {
    ...gtaBusiness.priceBook,
    charges: [...(gtaBusiness.priceBook.charges ?? []), sunday],
  }
  const lines = bookedLines({ ...booked, petFeeCents: cents(charged) }, { ...gtaBusiness, priceBook })
  expect(lines[1]).toEqual({ label, amountCents: charged })
})

it.each([3000, -2000])(
  'names the difference of %i to a price that was agreed on, and the rate of the tax on what is left',
  (off) => {
    const lines = bookedLines(
      {
        ...{ ...booked, isAgreed: true, discountCents: cents(off) },
        taxCents: cents(Math.round(((27_000 - off) * 13) / 10_000) * 100),
      },
      gtaBusiness,
    )
    expect(lines.slice(2).map(({ label }) => label)).toEqual(['Price agreed by phone', 'HST (13%)'])
    expect(lines[2]?.amountCents).toBe(-off)
  },
)

it('names no rate for a tax that another one was charged at', () => {
  expect(bookedLines({ ...booked, taxCents: cents(4050) }, gtaBusiness).at(-1)).toEqual({
    label: 'HST',
    amountCents: 4050,
  })
})
