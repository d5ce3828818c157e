import type { BookingForm } from '@dustforce/office/booking'
import type { SentVisits } from '@dustforce/supabase'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { toast } from '@dustforce/ui/toast-store'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { noRepeatChoices } from './repeat-choices.ts'
import type RepeatedVisits from './repeated-visits.tsx'
import type { ShownVisits } from './repeated-visits.tsx'
import { TimesOnTheirWay } from './times-on-their-way.tsx'
import * as words from './words.en.tsx'

type Facts = Pick<ComponentProps<typeof RepeatedVisits>, 'form' | 'now' | 'book' | 'policy' | 'company'>

interface Repeat {
  /** The visits to come, where the booking repeats. */
  readonly part: ReactNode
  /** Whether they were agreed to as they are shown; null for just one visit. */
  readonly isAgreed: boolean | null
  /** Returns the visits to send, nothing for just one visit; or tells the customer what is missing. */
  readonly decide: () => { readonly ok: true; readonly visits?: SentVisits } | { readonly ok: false }
}

const Part = lazyPart(() => import('./repeated-visits.tsx'), <TimesOnTheirWay />)

/** The visits that repeat after the one that is booked: loaded once somebody chooses so. */
export function useRepeat(facts: Facts): Repeat {
  const [choices, setChoices] = useState(noRepeatChoices)
  const [shown, setShown] = useState<ShownVisits | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { howOften }: BookingForm = facts.form
  const isAgreed = shown !== null && shown.consent === choices.agreedTo
  if (howOften === '') return { part: null, isAgreed: null, decide: () => ({ ok: true }) }
  const say = (title: string, description: string) => {
    toast({ title, description, variant: 'destructive' })
    return { ok: false } as const
  }
  const decide: Repeat['decide'] = () => {
    if (shown === null) return say(words.oneMoment, words.visitsOnTheirWay)
    const { consent } = shown
    if (consent === null) return say(words.noVisitsToCome, words.noVisitsToComeNote)
    if (isAgreed) return { ok: true, visits: { ...shown, consent } }
    setAsked(true)
    requestAnimationFrame(() => document.getElementById('booking-keep-card')?.focus())
    return say(words.consentRequired, words.keepCardConsent)
  }
  const part = (
    <Part
      {...facts}
      choices={choices}
      onChoose={setChoices}
      error={isAsked && !isAgreed ? words.keepCardConsent : undefined}
      onShown={setShown}
    />
  )
  return { part, isAgreed, decide }
}
