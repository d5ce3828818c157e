import fc from 'fast-check'
import * as core from '../src/index.ts'
import { enCA } from '../src/words/en-ca.ts'

const home = { service: 'deep-clean', bedrooms: 3, bathrooms: 2 } as const
const line = core
  .quote(core.gtaPriceBook, {
    ...home,
    addOns: ['laundry', 'dishwashing'],
    pets: true,
    promo: { type: 'percentage', value: 10 },
  })
  .lines.at(-1)

/** The values that examples name without making them. */
export const exampleValues = {
  fc,
  line,
  enCA,
  requests: [home],
  withoutPets: core.quote(core.gtaPriceBook, home),
  withPets: core.quote(core.gtaPriceBook, { ...home, pets: true }),
  now: Date.UTC(2026, 10, 21, 17),
}
