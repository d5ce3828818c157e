import {
  type CalendarPolicy,
  isBusinessDate,
  isSlotStillBookable,
  minuteOfLabel,
} from '@dustforce/core/schedule'
import {
  type Checked,
  checkName,
  invalidNameMessage,
  invalidPhoneMessage,
  type Notice,
} from '@dustforce/core/validation'
import { type ContactRules, incompleteAddress } from '../contact/contact-rules.ts'
import type { BookingForm } from './booking-form.ts'

/** The facts that the submit checks need besides the form. */
export interface SubmitContext {
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether the e-mail address has passed the domain check. */
  readonly emailVerified: boolean
  /** Whether an applied promo code was flagged invalid. */
  readonly promoInvalid: boolean
  /** Whether the chosen day has no place left. */
  readonly dayFull: boolean
  readonly policy: CalendarPolicy
  readonly contact: ContactRules
  /** Whether the company asks if it may send texts, as Dust Force does; asked when left out. */
  readonly textConsent?: boolean
}

/** The submit check that failed, and the notice to show. */
export interface SubmitProblem extends Notice {
  readonly check:
    | 'required'
    | 'email'
    | 'name'
    | 'phone'
    | 'promo'
    | 'slot'
    | 'capacity'
    | 'messages-consent'
    | 'terms-consent'
}

const requiredFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'streetAddress',
  'city',
  'postalCode',
  'date',
  'time',
] as const satisfies readonly (keyof BookingForm)[]

const requiredOfPayload = ['name', 'email', 'phone', 'address', 'date', 'time']

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
  name: { check: 'name', title: 'Invalid Name', description: invalidNameMessage },
  phone: { check: 'phone', title: 'Invalid Phone Number', description: invalidPhoneMessage },
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
 * Finds what keeps a booking form from being submitted, in the order to tell it: the first is the one to show. Something that is missing comes before
 * something that is wrong, and what the customer typed before what the day allows.
 *
 * @example
 * submitProblems(emptyBookingForm('standard'), context)[0]?.title // => 'Missing Information'
 */
export function submitProblems(form: BookingForm, context: SubmitContext): SubmitProblem[] {
  const failed: Record<SubmitProblem['check'], boolean> = {
    required: requiredFields.some((field) => form[field].trim() === ''),
    email: !context.emailVerified,
    name: isWrong(form.firstName, checkName) || isWrong(form.lastName, checkName),
    phone: isWrong(form.phone, context.contact.checkPhone),
    promo: context.promoInvalid,
    slot: !isChosenSlotBookable(form, context),
    capacity: context.dayFull,
    'messages-consent': context.textConsent !== false && !form.messagesConsent,
    'terms-consent': !form.termsConsent,
  }
  return Object.values(problems).filter((problem) => failed[problem.check])
}

/**
 * The problem to show when the server refused a checkout's contents, in the same order and words as the form; null when none of them fits.
 *
 * @param payload the refused contents, as they were sent
 * @param wrongFields the names of the fields that were refused
 * @example
 * payloadProblem({ email: ' ' }, ['email'], gtaRules.contact)?.title // => 'Missing Information'
 */
export function payloadProblem(
  payload: unknown,
  wrongFields: readonly string[],
  { checkAddress }: ContactRules,
): Notice | null {
  const sent: Readonly<Record<string, unknown>> = { ...(typeof payload === 'object' ? payload : null) }
  const isMissing = (value: unknown) => value == null || (typeof value === 'string' && value.trim() === '')
  if (requiredOfPayload.some((field) => wrongFields.includes(field) && isMissing(sent[field])))
    return problems.required
  const wrong = (['email', 'name', 'phone'] as const).find((field) => wrongFields.includes(field))
  if (wrong !== undefined) return problems[wrong]
  const { address } = sent
  if (wrongFields.includes('address') && typeof address === 'string') {
    const checked = checkAddress(address)
    if (!checked.ok && checked.message !== incompleteAddress) return detailsProblem(checked.message)
  }
  // An address that is too long, or a day that no calendar has: the form cannot send them.
  return requiredOfPayload.some((field) => wrongFields.includes(field)) ? problems.required : null
}

/**
 * The problem to show for a field that breaks a rule which no submit check covers.
 *
 * @example
 * detailsProblem('We serve homes in Ontario only').title // => 'Please check your details'
 */
export function detailsProblem(description: string): Notice {
  return { title: 'Please check your details', description }
}

/**
 * The label of the submit button.
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

/** Whether something was filled in that breaks its rule. */
function isWrong(text: string, check: (text: string) => Checked): boolean {
  return text.trim() !== '' && !check(text).ok
}

function isChosenSlotBookable(form: BookingForm, { now, policy }: SubmitContext): boolean {
  const minute = minuteOfLabel(form.time)
  return (
    isBusinessDate(form.date) &&
    minute !== null &&
    isSlotStillBookable(policy, form.date, minute, now, form.service)
  )
}
