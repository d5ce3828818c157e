import { expect, expectTypeOf, it } from 'vitest'
import type * as booking from '../src/booking/index.ts'
import { type CheckoutPayload, submissionParsers } from '../src/booking/schema.ts'
import { gtaRules } from '../src/testing/business.ts'

const { parseCheckout } = submissionParsers(gtaRules.contact)

it('has the types that the programs build on', () => {
  expectTypeOf<booking.BookingStatus>().toEqualTypeOf<
    'pending' | 'assigned' | 'confirmed' | 'completed' | 'canceled' | 'scheduled' | 'in_progress'
  >()
  expectTypeOf<typeof CheckoutPayload.Type>().toEqualTypeOf<booking.CheckoutPayload>()
  const submission = parseCheckout({})
  if (submission.ok)
    expectTypeOf(submission.value).toExtend<booking.CheckoutPayload & { readonly attempt_id?: string }>()
  expect(submission.ok).toBe(false)
})
