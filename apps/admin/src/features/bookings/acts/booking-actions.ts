import { assignActs } from './assign-acts.ts'
import type { ActingOn } from './attempt.ts'
import { changeActs } from './change-acts.ts'
import { endActs } from './end-acts.ts'
import { letterActs } from './letter-acts.ts'
import { stateActs } from './state-acts.ts'

/** What an administrator does with a booking. Each action shows its own notice and returns whether it succeeded. */
export type BookingActions = ReturnType<typeof createBookingActions>

export function createBookingActions(on: ActingOn) {
  return { ...assignActs(on), ...stateActs(on), ...changeActs(on), ...endActs(on), ...letterActs(on) }
}
