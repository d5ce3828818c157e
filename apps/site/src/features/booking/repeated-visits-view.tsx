import type { BusinessDate } from '@dustforce/core/schedule'
import { Checkbox } from '@dustforce/ui/checkbox'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { BookingSection } from './booking-section.tsx'
import type { ShownPlan } from './planned-visits.ts'
import type { RepeatChoices } from './repeat-choices.ts'
import { VisitRow } from './visit-row.tsx'
import * as words from './visits-words.en.ts'
import { visitsToCome } from './words.en.tsx'

interface RepeatedVisitsViewProps {
  readonly plan: readonly ShownPlan[]
  readonly choices: RepeatChoices
  readonly onChoose: (choices: RepeatChoices) => void
  /** The chosen extras, by their names. */
  readonly addOns: readonly { readonly id: string; readonly name: string }[]
  /** The words that have to be agreed to; null when no visit follows. */
  readonly consent: string | null
  /** Said beside the tick. */
  readonly error?: string | undefined
  readonly otherDates: (original: BusinessDate) => readonly BusinessDate[]
}

/** All visits to come, as they will be written: each with its date and price, before anything is paid. */
export function RepeatedVisitsView({
  plan,
  choices,
  onChoose,
  addOns,
  consent,
  error,
  otherDates,
}: RepeatedVisitsViewProps) {
  const { onClosed, once, visits, agreedTo } = choices
  return (
    <BookingSection title={visitsToCome}>
      <p className="text-muted">{words.intro}</p>
      <ol className="divide-y divide-line rounded-lg border border-line px-4">
        {plan.map(({ visit, note }) => (
          <VisitRow
            key={visit.original}
            {...{ visit, note, otherDates }}
            asked={visits[visit.original]}
            onAsk={(original, asked) => {
              const { [original]: _, ...others } = visits
              onChoose({
                ...choices,
                visits: asked === undefined ? others : { ...others, [original]: asked },
              })
            }}
          />
        ))}
      </ol>
      <ChoiceGroup
        legend={words.onClosed}
        look="list"
        value={onClosed}
        onChange={(value) => onChoose({ ...choices, onClosed: value })}
        options={[
          { value: 'next-open-day', label: words.nextOpenDay },
          { value: 'skip', label: words.leaveOut },
        ]}
      />
      {addOns.length === 0 ? null : (
        <fieldset className="grid">
          <legend className="pb-1.5 text-sm font-medium">{words.everyVisit}</legend>
          {addOns.map(({ id, name }) => (
            <Checkbox
              key={id}
              className="py-2"
              label={name}
              checked={!once.includes(id)}
              onChange={({ target }) =>
                onChoose({
                  ...choices,
                  once: target.checked ? once.filter((other) => other !== id) : [...once, id],
                })
              }
            />
          ))}
        </fieldset>
      )}
      {consent === null ? null : (
        <Checkbox
          id="booking-keep-card"
          label={consent}
          checked={agreedTo === consent}
          error={error}
          onChange={({ target }) => onChoose({ ...choices, agreedTo: target.checked ? consent : null })}
        />
      )}
    </BookingSection>
  )
}
