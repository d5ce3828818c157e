import { expect, it } from 'vitest'
import { gtaPriceBook } from '../catalogue/index.ts'
import { quoteRequestSchema } from './schema.ts'

const { validate } = quoteRequestSchema(gtaPriceBook)['~standard']
const request = { service: 'standard', bedrooms: 1, bathrooms: 1 }

it('says whose it is', () => {
  expect(quoteRequestSchema(gtaPriceBook)['~standard']).toMatchObject({
    version: 1,
    vendor: '@dustforce/core',
  })
})

it('reads a request as any library that takes Standard Schemas asks for it', () => {
  expect(validate({ ...request, promo: { type: 'fixed', value: 20 } })).toEqual({
    value: { ...request, promo: { type: 'fixed', amountCents: 2000 } },
  })
  expect(validate({ ...request, bedrooms: 0 })).toEqual({
    issues: [{ message: 'Choose 1 to 5 bedrooms, not 0', path: ['bedrooms'] }],
  })
})
