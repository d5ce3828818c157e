import { expect, expectTypeOf, it } from 'vitest'
import type * as booking from '../src/booking/index.ts'
import { type CheckoutPayload, parseCheckoutSubmission } from '../src/booking/schema.ts'

it('has the types that the programs build on', () => {
  expectTypeOf<booking.BookingStatus>().toEqualTypeOf<
    'pending' | 'assigned' | 'confirmed' | 'completed' | 'canceled' | 'scheduled' | 'in_progress'
  >()
  expectTypeOf<typeof CheckoutPayload.Type>().toEqualTypeOf<booking.CheckoutPayload>()
  const submission = parseCheckoutSubmission({})
  if (submission.ok)
    expectTypeOf(submission.value).toExtend<booking.CheckoutPayload & { readonly attempt_id?: string }>()
  expect(submission.ok).toBe(false)
})
