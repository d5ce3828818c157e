import { promoNotApplied } from '@dustforce/core/promo'
import type { BusinessPolicy } from '@dustforce/core/schedule'
import {
  type BookingForm,
  type BookingRequest,
  detailsProblem,
  type FormRules,
  requestFromForm,
  type SubmitProblem,
  submitProblems,
} from '@dustforce/office/booking'
import { sentence } from '@dustforce/office/language'
import { messagesInWords } from '../../language/in-words.ts'
import type { BookingErrors } from './form-part.ts'

/** The facts about the form from its surroundings. */
export interface SubmitFacts {
  readonly now: number
  readonly emailVerified: boolean
  readonly emailError: string | undefined
  readonly promoInvalid: boolean
  /** The applied code. */
  readonly promoCode: string | null
  readonly dayFull: boolean
  readonly contact: FormRules['contact']
  /** Whether the company asks if it may send texts. */
  readonly textConsent?: boolean
  /** The company's policy with what the office has set. */
  readonly policy: BusinessPolicy
}

/** A form that can be paid for, or what to say about it and beside which fields. */
export type SubmitDecision =
  | { readonly ok: true; readonly request: BookingRequest }
  | {
      readonly ok: false
      readonly title: string
      readonly description: string
      readonly errors: BookingErrors
    }

/** Whether everything that is checked before the day's capacity holds: only then the day has to be looked up again. */
export function isForCapacity(form: BookingForm, facts: Omit<SubmitFacts, 'dayFull'>): boolean {
  return submitProblems(form, { ...facts, dayFull: true })[0]?.check === 'capacity'
}

/** Core's ordered checks, then the rules of single fields; the first that fails is the one to tell. */
export function decideSubmit(
  form: BookingForm,
  facts: SubmitFacts,
  priceBook: FormRules['priceBook'],
): SubmitDecision {
  const parsed = requestFromForm(form, { priceBook, contact: facts.contact })
  const problems = parsed.ok ? {} : messagesInWords(parsed.problems)
  const problem = submitProblems(form, facts)[0]
  if (problem !== undefined) {
    const title = sentence(problem.title)
    const description = sentence(problem.description)
    return {
      ok: false,
      title,
      description,
      errors: { ...errorsOf({ ...problem, description }, facts), ...problems },
    }
  }
  if (!parsed.ok) {
    return {
      ok: false,
      title: sentence(detailsProblem('').title),
      description: firstOf(problems),
      errors: problems,
    }
  }
  if (form.promoCode.trim() !== '' && facts.promoCode === null) {
    const description = sentence(promoNotApplied.description)
    return {
      ok: false,
      title: sentence(promoNotApplied.title),
      description,
      errors: { promoCode: description },
    }
  }
  return { ok: true, request: { ...parsed.value, promoCode: facts.promoCode } }
}

/** The field that a failed check is about. */
function errorsOf({ check, description }: SubmitProblem, facts: SubmitFacts): BookingErrors {
  switch (check) {
    case 'email':
      return { email: facts.emailError ?? description }
    case 'promo':
      return { promoCode: description }
    case 'slot':
      return { time: description }
    case 'capacity':
      return { date: description }
    case 'messages-consent':
      return { messagesConsent: description }
    case 'terms-consent':
      return { termsConsent: description }
    // Said beside the fields by their own rules.
    case 'required':
    case 'name':
    case 'phone':
      return {}
  }
}

function firstOf(problems: BookingErrors): string {
  return Object.values(problems)[0] ?? ''
}
