import {
  type BusinessPolicy,
  gtaPolicy,
  isBusinessDate,
  isSlotStillBookable,
  parseTimeLabel,
} from '../schedule/index.ts'
import type { Notice } from '../validation/index.ts'
import type { BookingForm } from './booking-form.ts'

/** What the submit checks need besides the form. */
export interface SubmitContext {
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether the e-mail address has passed the domain check. */
  readonly emailVerified: boolean
  /** Whether an applied promo code was flagged invalid. */
  readonly promoInvalid: boolean
  /** Whether the chosen day has no place left. */
  readonly dayFull: boolean
  readonly policy?: BusinessPolicy
}

/** Which of the submit checks failed, and the notice to show. */
export interface SubmitProblem extends Notice {
  readonly check: 'required' | 'email' | 'promo' | 'slot' | 'capacity' | 'messages-consent' | 'terms-consent'
}

const requiredFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'streetAddress',
  'city',
  'province',
  'postalCode',
  'date',
  'time',
] as const satisfies readonly (keyof BookingForm)[]

const problems: Record<SubmitProblem['check'], SubmitProblem> = {
  required: {
    check: 'required',
    title: 'Missing Information',
    description: 'Please fill in all required fields including complete address.',
  },
  email: {
    check: 'email',
    title: 'Invalid Email',
    description: 'Please enter a valid email address with a complete domain.',
  },
  promo: {
    check: 'promo',
    title: 'Invalid Promo Code',
    description: 'Please remove the promo code to continue.',
  },
  slot: {
    check: 'slot',
    title: 'Invalid Booking Time',
    description: 'This time slot is no longer available. Please select a different time.',
  },
  capacity: {
    check: 'capacity',
    title: 'Bookings are full for this day',
    description: 'Please select another available date.',
  },
  'messages-consent': {
    check: 'messages-consent',
    title: 'Consent Required',
    description: 'Please agree to receive text messages and calls regarding your booking.',
  },
  'terms-consent': {
    check: 'terms-consent',
    title: 'Terms Agreement Required',
    description: 'Please agree to our terms and payment policy to proceed.',
  },
}

/**
 * What keeps a booking form from being submitted, in the order of the specification: the first is the one to show. Public spec,
 * section 5.
 *
 * @example
 * submitProblems(emptyBookingForm('standard'), context)[0]?.title // => 'Missing Information'
 */
export function submitProblems(form: BookingForm, context: SubmitContext): SubmitProblem[] {
  const failed: Record<SubmitProblem['check'], boolean> = {
    required: requiredFields.some((field) => form[field].trim() === ''),
    email: !context.emailVerified,
    promo: context.promoInvalid,
    slot: !isChosenSlotBookable(form, context),
    capacity: context.dayFull,
    'messages-consent': !form.messagesConsent,
    'terms-consent': !form.termsConsent,
  }
  return Object.values(problems).filter((problem) => failed[problem.check])
}

/**
 * The label of the submit button. Public spec, section 2.
 *
 * @example
 * submitLabel({ submitting: false, dayFull: false, promoInvalid: false }) // => 'Proceed to Secure Payment'
 */
export function submitLabel(state: {
  readonly submitting: boolean
  readonly dayFull: boolean
  readonly promoInvalid: boolean
}): string {
  if (state.submitting) return 'Redirecting to Payment...'
  if (state.dayFull) return 'Date Fully Booked - Select Another Date'
  return state.promoInvalid ? 'Invalid Promo Code - Please Remove' : 'Proceed to Secure Payment'
}

function isChosenSlotBookable(form: BookingForm, { now, policy = gtaPolicy }: SubmitContext): boolean {
  const minute = parseTimeLabel(form.time)
  return isBusinessDate(form.date) && minute !== null && isSlotStillBookable(policy, form.date, minute, now)
}
