import type { Cents } from '@dustforce/core/money'
import {
  evaluatePromo,
  type PromoCode,
  type PromoResult,
  type PromoView,
  promoFailedMessage,
  promoMessage,
  promoRemovedMessage,
  promoView,
} from '@dustforce/core/promo'
import type { Discount } from '@dustforce/core/quote'
import { checkEmail, checkPromoInput, normalizeEmail } from '@dustforce/core/validation'
import type { BookingForm } from '@dustforce/office/booking'
import { sentence } from '@dustforce/office/language'
import { toast } from '@dustforce/ui/toast-store'
import { useBusiness } from '@dustforce/ui/use-business'
import { useEffect, useRef, useState } from 'react'
import { noticeInWords } from '../../language/in-words.ts'
import { siteBackend } from '../../runtime.ts'

/** The time from the last change of the e-mail address until a code is checked again, in milliseconds. */
const recheckDelay = 300

interface Promo {
  readonly view: PromoView
  readonly error: string | undefined
  readonly discount: Discount | undefined
  /** The applied code; null while there is none. */
  readonly code: string | null
  readonly invalid: boolean
  readonly type: (code: string) => void
  readonly apply: () => Promise<void>
  readonly remove: () => void
}

interface PromoInput {
  readonly form: BookingForm
  readonly onChange: (change: Partial<BookingForm>) => void
  /** The price that the code is judged by. */
  readonly subtotalCents: Cents
  /** Whether the form opens with a code that was offered; one from a kept draft is applied again without a word. */
  readonly offered: boolean
}

/** A promo code's life in the form: typed, applied, flagged, removed. Core judges it here, the server judges it again. */
export function usePromo({ form, onChange, subtotalCents, offered }: PromoInput): Promo {
  const { money, priceBook } = useBusiness()
  const [record, setRecord] = useState<PromoCode | null>(null)
  const [checking, setChecking] = useState(false)
  const [error, setError] = useState<string>()
  const [firstTime, setFirstTime] = useState<boolean | null>(null)
  const askedEmail = useRef<string>(undefined)

  const judge = (promo: PromoCode | null, first: boolean | null): PromoResult =>
    evaluatePromo(promo, {
      subtotalCents,
      now: Date.now(),
      firstTime: first,
      book: priceBook,
    })
  const result = record === null ? null : judge(record, firstTime)

  const askFirstTime = async (promo: PromoCode | null): Promise<boolean | null> => {
    const email = checkEmail(form.email)
    askedEmail.current = normalizeEmail(form.email)
    if (promo?.firstTimeOnly !== true || !email.ok) return null
    return (await siteBackend()).isFirstTime(email.value)
  }

  const apply = async (silent = false): Promise<void> => {
    const code = checkPromoInput(form.promoCode)
    if (!code.ok) {
      setError(sentence(code.message))
      return
    }
    setError(undefined)
    setChecking(true)
    try {
      const promo = await (await siteBackend()).promoCode(code.value)
      const first = await askFirstTime(promo)
      const judged = judge(promo, first)
      if (judged.ok) {
        setRecord(promo)
        setFirstTime(first)
      }
      // The notice goes away; the field keeps saying why.
      if (!judged.ok) setError(noticeInWords(promoMessage(judged, money)).description)
      if (!judged.ok || !silent)
        toast({
          ...noticeInWords(promoMessage(judged, money)),
          variant: judged.ok ? 'success' : 'destructive',
        })
    } catch {
      setError(sentence(promoFailedMessage.description))
      toast({ ...noticeInWords(promoFailedMessage), variant: 'destructive' })
    } finally {
      setChecking(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the code that the form opens with.
  useEffect(() => {
    if (form.promoCode !== '') void apply(!offered)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address asks again.
  useEffect(() => {
    if (record?.firstTimeOnly !== true || askedEmail.current === normalizeEmail(form.email)) return
    let current = true
    const recheck = async () => {
      const first = await askFirstTime(record)
      if (!current) return
      setFirstTime(first)
      const judged = judge(record, first)
      if (!judged.ok) toast({ ...noticeInWords(promoMessage(judged, money)), variant: 'destructive' })
    }
    // A look-up that fails blocks nobody: the server has the last word.
    const timer = setTimeout(() => void recheck().catch(() => undefined), recheckDelay)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [form.email, record])

  const reset = (code: string) => {
    setRecord(null)
    setError(undefined)
    onChange({ promoCode: code })
  }
  return {
    view: promoView(
      checking,
      record === null || result === null ? null : { code: record.code, result },
      money,
    ),
    error,
    discount: result?.ok === true ? result.discount : undefined,
    code: result?.ok === true ? result.code : null,
    invalid: result?.ok === false,
    type: reset,
    apply: () => apply(),
    remove: () => {
      reset('')
      toast(noticeInWords(promoRemovedMessage))
    },
  }
}
