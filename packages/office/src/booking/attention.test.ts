import { expect, it } from 'vitest'
import { withReasons } from './attention.ts'
import { attentions, attentionText, unmatchedPaymentText } from './index.ts'

it('has a sentence of its own for every reason', () => {
  const sentences = attentions.map(attentionText)
  expect(new Set(sentences).size).toBe(attentions.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/)
})

it('asks to look for a reason that it does not know', () => {
  expect(attentionText('toString')).toBe('Please look at this booking.')
})

it('says whether the money of a deleted booking has gone back', () => {
  expect(unmatchedPaymentText(true)).toMatch(/is being given back/)
  expect(unmatchedPaymentText(false)).toMatch(/was given back/)
})

it('keeps every reason once, the most urgent first', () => {
  expect(withReasons(['partly-refunded'], 'refund-failed')).toEqual(['refund-failed', 'partly-refunded'])
  expect(withReasons(['disputed', 'dispute-won'], 'disputed')).toEqual(['disputed', 'dispute-won'])
  expect(withReasons([], 'refunded')).toEqual(['refunded'])
  expect(withReasons([])).toEqual([])
})
