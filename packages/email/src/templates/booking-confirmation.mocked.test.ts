import { expect, test, vi } from 'vitest'
import { fullPayloads } from '../testing/full-payloads.ts'
import { readLetter } from '../testing/read-letter.ts'

vi.mock(import('@dustforce/core/schedule'), async (original) => {
  const schedule = await original()
  return { ...schedule, gtaPolicy: { ...schedule.gtaPolicy, freeCancellationHours: 37 } }
})

test('the confirmation states the hours of the policy, and no others', async () => {
  const { text } = await readLetter('booking-confirmation', fullPayloads['booking-confirmation'])
  // The first are the length of the visit.
  expect(text.match(/\d+ hours/g)).toEqual(['5 hours', '37 hours', '37 hours'])
})
