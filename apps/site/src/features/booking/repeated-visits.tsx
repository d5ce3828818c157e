import { addOnsFor } from '@dustforce/core/catalogue'
import { type BusinessPolicy, businessDateOf } from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import type { BookingForm } from '@dustforce/office/booking'
import { seriesConsent, seriesHorizon, shownVisits } from '@dustforce/office/series'
import type { SentVisits } from '@dustforce/supabase'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { siteBackend } from '../../runtime.ts'
import { beginningOf, otherDates, type PlanFacts, plannedVisits, repeatedAddOns } from './planned-visits.ts'
import type { RepeatChoices } from './repeat-choices.ts'
import { RepeatedVisitsView } from './repeated-visits-view.tsx'
import { TimesOnTheirWay } from './times-on-their-way.tsx'
import * as words from './visits-words.en.ts'

/** The number of days after the last listed visit within which it may be moved. */
const movedDays = 31

/** The visits that are shown, as they would be sent; the consent is null when no visit follows. */
export type ShownVisits = Omit<SentVisits, 'consent'> & { readonly consent: string | null }

interface RepeatedVisitsProps {
  readonly form: BookingForm
  readonly choices: RepeatChoices
  readonly onChoose: (choices: RepeatChoices) => void
  readonly book: PlanFacts['book']
  readonly policy: BusinessPolicy
  readonly company: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly error?: string | undefined
  /** Told what is shown, whenever that changes; null while nothing is. */
  readonly onShown: (shown: ShownVisits | null) => void
}

/** Looks up what the visits to come depend on, and shows them. */
export default function RepeatedVisits({
  form,
  choices,
  onChoose,
  book,
  policy: ownPolicy,
  company,
  now,
  error,
  onShown,
}: RepeatedVisitsProps) {
  const { zone, lookaheadDays } = ownPolicy
  const { charges, money } = useBusiness()
  const today = businessDateOf(now, zone)
  const { data, isError } = useQuery({
    queryKey: ['availability', today, 'of visits that repeat'],
    queryFn: async () => (await siteBackend()).availability(today, lookaheadDays + movedDays, zone),
    staleTime: 30_000,
  })
  const beginning = beginningOf(form)
  const through = seriesHorizon(now, ownPolicy)
  const shown = () => {
    if (data === undefined || beginning === null) return null
    const { rules, limit, taken, busy } = data
    const facts: PlanFacts = {
      ...{ book, through, policy: withOfficeRules(ownPolicy, rules) },
      availability: { now, limit, taken, busy },
    }
    const plan = plannedVisits(beginning, choices, facts)
    const visits = plan.map(({ visit }) => visit)
    const consent =
      seriesConsent(visits, {
        ...{ company, request: beginning.first, every: beginning.every, book, money },
        ...(charges !== undefined && { charges }),
      })?.text ?? null
    return { facts, plan, consent, visits }
  }
  const known = shown()
  const sent =
    known === null || beginning === null
      ? null
      : {
          every: beginning.every,
          onClosed: choices.onClosed,
          addOns: repeatedAddOns(form.addOns, choices.once),
          visits: Object.fromEntries(
            known.visits.flatMap(({ original }) => {
              const asked = choices.visits[original]
              return asked === undefined ? [] : [[original, asked]]
            }),
          ),
          shown: shownVisits(known.visits),
          consent: known.consent,
        }
  const text = JSON.stringify(sent)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when what is shown differs, not when it is drawn again.
  useEffect(() => onShown(sent), [text])
  if (beginning === null) return <p className="text-muted">{words.chooseFirst}</p>
  if (isError)
    return (
      <Notice tone="warning" announce="polite">
        {words.notLookedUp}
      </Notice>
    )
  if (known === null) return <TimesOnTheirWay />
  return (
    <RepeatedVisitsView
      plan={known.plan}
      {...{ choices, onChoose, error }}
      consent={known.consent}
      addOns={addOnsFor(book, form.service).filter(({ id }) => form.addOns.includes(id))}
      otherDates={(original) => otherDates(beginning, choices, known.facts, original)}
    />
  )
}
