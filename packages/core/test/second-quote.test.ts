import { expect, it } from 'vitest'
import { compareQuotes } from './compare-quotes.ts'

it('quotes any request for any book as a calculator does that shares no code with it', () => {
  expect(compareQuotes(80)).toBe(400)
})
