import type { Quote } from '@dustforce/core/quote'
import { type BookingForm, checkoutPayload } from '@dustforce/office/booking'
import { toast } from '@dustforce/ui/toast-store'
import { useBusiness } from '@dustforce/ui/use-business'
import { useContactRules } from '@dustforce/ui/use-contact-rules'
import { useRef, useState } from 'react'
import type { BookingErrors } from './form-part.ts'
import { decideSubmit, isForCapacity } from './submit-booking.ts'
import type { useCheckout } from './use-checkout.ts'
import type { useEmailCheck } from './use-email-check.ts'
import type { usePromo } from './use-promo.ts'
import type { useRepeat } from './use-repeat.tsx'
import type { useSchedule } from './use-schedule.ts'

interface Submitted {
  readonly form: BookingForm
  /** The price that is shown. */
  readonly shown: Quote
  readonly email: ReturnType<typeof useEmailCheck>
  readonly promo: ReturnType<typeof usePromo>
  readonly schedule: ReturnType<typeof useSchedule>
  readonly repeat: ReturnType<typeof useRepeat>
  readonly checkout: ReturnType<typeof useCheckout>
  /** Shows the messages of all fields. */
  readonly showAll: () => void
}

interface Submit {
  /** The errors that the last submit found, each until its field is changed. */
  readonly errors: BookingErrors
  /** The number of times that it was refused. */
  readonly tries: number
  /** Forgets what was wrong with fields that are changed. */
  readonly clear: (changed: Partial<BookingForm>) => void
  /** Also while the day is looked up. */
  readonly submitting: boolean
  readonly submit: () => Promise<void>
}

/** Checks the whole form and leads to the payment page, or refuses it. */
export function useSubmit(submitted: Submitted): Submit {
  const { form, shown, email, promo, schedule, repeat, checkout, showAll } = submitted
  const { company, priceBook } = useBusiness()
  const contact = useContactRules()
  const [errors, setErrors] = useState<BookingErrors>({})
  const [tries, setTries] = useState(0)
  // From the press on: what is checked before the checkout takes time, too.
  const isChecking = useRef(false)
  const [isLookingUp, setLookingUp] = useState(false)

  const lookAgain = async () => {
    setLookingUp(true)
    return schedule.lookAgain().finally(() => setLookingUp(false))
  }
  const checkAndPay = async () => {
    const facts = {
      now: Date.now(),
      emailVerified: await email.check(form.email),
      emailError: email.error,
      promoInvalid: promo.invalid,
      promoCode: promo.code,
      policy: schedule.policy,
      contact,
      textConsent: company.forms.textConsent,
      dayFull: false,
    }
    const looked = isForCapacity(form, facts) ? await lookAgain() : {}
    const decision = decideSubmit(form, { ...facts, ...looked }, priceBook)
    if (decision.ok) {
      setErrors({})
      const repeated = repeat.decide()
      if (repeated.ok)
        await checkout.pay(checkoutPayload(decision.request, shown, priceBook), shown, repeated.visits)
      return
    }
    showAll()
    setErrors(decision.errors)
    setTries((before) => before + 1)
    toast({ title: decision.title, description: decision.description, variant: 'destructive' })
  }

  return {
    errors,
    tries,
    clear: (changed) =>
      setErrors((current) =>
        Object.fromEntries(Object.entries(current).filter(([field]) => !Object.hasOwn(changed, field))),
      ),
    submitting: checkout.submitting || isLookingUp,
    submit: async () => {
      if (isChecking.current || checkout.submitting) return
      isChecking.current = true
      await checkAndPay().finally(() => {
        isChecking.current = false
      })
    },
  }
}
