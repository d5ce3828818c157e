import type { Cents } from '@dustforce/core/money'
import {
  evaluatePromo,
  type PromoView,
  promoFailedMessage,
  promoNotApplied,
  promoView,
} from '@dustforce/core/promo'
import type { Discount } from '@dustforce/core/quote'
import { checkEmail, checkPromoInput } from '@dustforce/core/validation'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../../app/app-context.tsx'

/** A promo code that a customer names on the phone. */
export interface PhonePromo {
  readonly view: PromoView
  /** Said beside the field. */
  readonly error: string | undefined
  readonly discount: Discount | undefined
  /** The code that applies; null while there is none. */
  readonly code: string | null
  /** A code is typed that does not apply: the form cannot be sent with it. */
  readonly isOpen: boolean
  readonly apply: () => void
}

interface PromoInput {
  /** The form was sent and refused. */
  readonly sent: boolean
  readonly typed: string
  readonly email: string
  /** The booking may be made without an address. */
  readonly mayLackEmail: boolean
  /** The price that the code is judged by. */
  readonly subtotalCents: Cents
  /** Epoch milliseconds. */
  readonly now: number
}

/** Judges a promo code in the office's form by the rules and words of the site; the server judges it again. */
export function usePhonePromo({
  sent,
  typed,
  email,
  mayLackEmail,
  subtotalCents,
  now,
}: PromoInput): PhonePromo {
  const { money, priceBook } = useBusiness()
  const { phoneBookings } = useBackend()
  const [asked, setAsked] = useState('')
  const [tried, setTried] = useState(false)
  const input = checkPromoInput(typed)
  const hasCode = typed.trim() !== ''
  const isAsked = input.ok && input.value === asked
  const mailbox = checkEmail(email)
  const withoutEmail = mayLackEmail && email.trim() === ''
  const once = { retry: false, gcTime: 0 }
  const record = useQuery({
    queryKey: ['promo code', asked],
    queryFn: () => phoneBookings.promoCode(asked),
    enabled: isAsked,
    ...once,
  })
  // A look-up that fails blocks nobody: the server has the last word.
  const firstTime = useQuery({
    queryKey: ['first time', mailbox.ok ? mailbox.value : ''],
    queryFn: () => phoneBookings.isFirstTime(mailbox.ok ? mailbox.value : ''),
    enabled: isAsked && record.data?.firstTimeOnly === true && mailbox.ok,
    ...once,
  })
  const result =
    isAsked && record.data !== undefined
      ? evaluatePromo(record.data, {
          subtotalCents,
          now,
          // Without an address nobody can know, and the server refuses it.
          firstTime: mailbox.ok ? (firstTime.data ?? null) : withoutEmail ? false : null,
          book: priceBook,
        })
      : null
  const error = () => {
    if (tried && !input.ok) return input.message
    if (isAsked && record.isError) return promoFailedMessage.description
    return sent && hasCode && result === null ? promoNotApplied.description : undefined
  }
  return {
    view: promoView(isAsked && record.isFetching, result === null ? null : { code: asked, result }, money),
    error: error(),
    discount: result?.ok === true ? result.discount : undefined,
    code: result?.ok === true ? result.code : null,
    isOpen: hasCode && result?.ok !== true,
    apply: () => {
      setTried(true)
      if (!input.ok) return
      setAsked(input.value)
      if (isAsked) void record.refetch()
    },
  }
}
