import { expect, it } from 'vitest'
import { attentions, attentionText, moreUrgent, unmatchedPaymentText } from './index.ts'

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

it('keeps the more urgent of two reasons', () => {
  expect(moreUrgent('partly-refunded', 'refund-failed')).toBe('refund-failed')
  expect(moreUrgent('refund-failed', 'partly-refunded')).toBe('refund-failed')
  expect(moreUrgent(null, 'refunded')).toBe('refunded')
  expect(moreUrgent('refunded', null)).toBe('refunded')
  expect(moreUrgent(null, null)).toBeNull()
})
