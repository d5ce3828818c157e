import { describe, expect, it } from 'vitest'
import { rateLimitMessage, storageFailureMessage, storageFailureOf } from './storage-error.ts'

describe('storage failures', () => {
  it.each([
    ['Rate limit exceeded. Please wait before submitting again.', 'rate-limit'],
    ['rate_limit', 'rate-limit'],
    ['RateLimitError', 'rate-limit'],
    ['Too many requests', 'rate-limit'],
    ['too frequent', 'rate-limit'],
    ['invalid content', 'invalid-content'],
    ['violates check constraint "x"', 'constraint'],
    ['Missing required contact information', 'constraint'],
    ['fetch failed', 'other'],
  ] as const)('%s is %s', (text, failure) => expect(storageFailureOf(text)).toBe(failure))

  it('have a message each', () => {
    expect(
      (['rate-limit', 'invalid-content', 'constraint', 'other'] as const).map(storageFailureMessage),
    ).toEqual([
      'You are submitting too frequently. Please wait a few minutes before trying again.',
      'Your message contains invalid content. Please remove any special characters or scripts.',
      'Please check your input format and try again.',
      'An error occurred. Please try again.',
    ])
  })
})

it('the message of a rate limit is known as one', () => {
  expect(rateLimitMessage).toBe('Rate limit exceeded. Please wait before submitting again.')
})
