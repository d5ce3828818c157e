import { expect, expectTypeOf, it } from 'vitest'
import type * as booking from '../src/booking/index.ts'
import { type CheckoutPayload, parseCheckoutSubmission } from '../src/booking/schema.ts'

it('has the types that the programs build on', () => {
  expectTypeOf<booking.BookingStatus>().toEqualTypeOf<
    'pending' | 'assigned' | 'confirmed' | 'completed' | 'canceled' | 'scheduled' | 'in_progress'
  >()
  // The schema still knows the services and add-ons of one company.
  expectTypeOf<typeof CheckoutPayload.Type>().toExtend<booking.CheckoutPayload>()
  const submission = parseCheckoutSubmission({})
  if (submission.ok)
    expectTypeOf(submission.value).toExtend<booking.CheckoutPayload & { readonly attempt_id?: string }>()
  expect(submission.ok).toBe(false)
})
