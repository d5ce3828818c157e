import type { Business } from '@dustforce/office/company'
import { assignActs } from './assign-acts.ts'
import type { ActingOn } from './attempt.ts'
import { changeActs } from './change-acts.ts'
import { endActs } from './end-acts.ts'
import { letterActs } from './letter-acts.ts'
import { stateActs } from './state-acts.ts'

/** The actions of an administrator on a booking. Each action shows its own notice and returns whether it succeeded. */
export type BookingActions = ReturnType<typeof createBookingActions>

export function createBookingActions(on: ActingOn, business: Business) {
  return {
    ...assignActs(on, business),
    ...stateActs(on),
    ...changeActs(on, business),
    ...endActs(on, business.money),
    ...letterActs(on, business),
  }
}
