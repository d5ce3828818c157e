import { expect, it } from 'vitest'
import { compareQuotes } from './compare-quotes.ts'

it('quotes 100,000 requests as a calculator does that shares no code with it', () => {
  expect(compareQuotes(20_000)).toBe(100_000)
})
