import type { HomeMeasures, Range } from '@dustforce/office/company'
import { Button } from '@dustforce/ui/button'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { useEarlyInput } from '@dustforce/ui/use-early-input'
import { type ReactNode, useRef } from 'react'
import { useVisit } from '../../company/use-visit.ts'
import * as words from './estimate-words.en.ts'

interface QuickEstimateProps<S extends string> {
  readonly services: readonly { readonly id: S; readonly name: string }[]
  readonly service: S
  readonly bedrooms: number
  readonly bathrooms: number
  /** The numbers of rooms that there can be; what is not measured is not asked. */
  readonly measured: Pick<HomeMeasures, 'bedrooms' | 'bathrooms'>
  /** Formatted amounts. */
  readonly price: string
  readonly tax: string
  readonly onChange: (change: { service?: S; bedrooms?: number; bathrooms?: number }) => void
  readonly onBook: () => void
  readonly onIntent?: () => void
  /** The times at which the cleaning can start. */
  readonly times: ReactNode
}

/** The price of a home in three choices, before anything about the person is asked. */
export function QuickEstimate<S extends string>({
  services,
  service,
  bedrooms,
  bathrooms,
  measured,
  price,
  tax,
  onChange,
  onBook,
  onIntent,
  times,
}: QuickEstimateProps<S>) {
  const visit = useVisit()
  const rooms = ({ min, max }: Range, room: (count: number) => string) =>
    Array.from({ length: max - min + 1 }, (_, index) => ({
      value: `${min + index}`,
      label: (
        <>
          {min + index}
          <span className="sr-only">{` ${room(min + index)}`}</span>
        </>
      ),
    }))
  const element = useRef<HTMLDivElement>(null)
  const shown = { 'estimate-service': service, bedrooms: `${bedrooms}`, bathrooms: `${bathrooms}` }
  useEarlyInput(element, shown, (typed) => {
    const early = { ...shown, ...typed }
    onChange({
      service: services.find(({ id }) => id === early['estimate-service'])?.id ?? service,
      bedrooms: Number(early.bedrooms),
      bathrooms: Number(early.bathrooms),
    })
  })
  return (
    <div
      ref={element}
      className="grid gap-6 rounded-xl border border-line bg-surface p-4 *:min-w-0 sm:gap-8 sm:p-8 lg:grid-cols-[1.8fr_1fr] lg:gap-x-10"
    >
      <div className="grid content-start gap-4 *:min-w-0 sm:gap-5">
        <ChoiceGroup
          legend={words.service}
          name="estimate-service"
          look="segments"
          wrap="words"
          value={service}
          onChange={(chosen) => onChange({ service: chosen })}
          options={services.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
          {measured.bedrooms === null ? null : (
            <ChoiceGroup
              legend={words.bedrooms}
              name="bedrooms"
              look="segments"
              wrap="number"
              value={`${bedrooms}`}
              onChange={(chosen) => onChange({ bedrooms: Number(chosen) })}
              options={rooms(measured.bedrooms, words.bedroomCount)}
            />
          )}
          {measured.bathrooms === null ? null : (
            <ChoiceGroup
              legend={words.bathrooms}
              name="bathrooms"
              look="segments"
              wrap="number"
              value={`${bathrooms}`}
              onChange={(chosen) => onChange({ bathrooms: Number(chosen) })}
              options={rooms(measured.bathrooms, words.bathroomCount)}
            />
          )}
        </div>
      </div>
      <div className="grid content-center rounded-lg bg-wash p-4 *:min-w-0 sm:p-6">
        <div
          aria-live="polite"
          className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between"
        >
          <p className="text-muted">{words.yourPrice}</p>
          <p className="text-4xl font-semibold tracking-tight tabular-nums sm:text-5xl">{price}</p>
          <p className="pt-1 text-sm text-muted max-sm:w-full">{tax}</p>
        </div>
      </div>
      {times}
      <div className="grid content-start gap-2">
        <Button variant="sun" size="lg" block onClick={onBook} onPointerEnter={onIntent} onFocus={onIntent}>
          {words.bookThis(visit)}
        </Button>
        <p className="text-center text-sm text-muted">{words.otherDays}</p>
      </div>
    </div>
  )
}
