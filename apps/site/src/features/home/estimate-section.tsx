import { formatMoney } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote/only'
import { type CompanyPriceBook, homeMeasures, type Range } from '@dustforce/office/company'
import { useBusiness } from '@dustforce/ui/use-business'
import { type ComponentType, useState } from 'react'
import { Section } from '../../patterns/section.tsx'
import * as words from './estimate-words.en.ts'
import { QuickEstimate } from './quick-estimate.tsx'

/** The choices that an estimate is made of. */
export interface EstimateChoice {
  readonly service: string
  readonly bedrooms: number
  readonly bathrooms: number
}

/** A choice that is booked, with its time if that is chosen too. */
export interface BookedChoice extends EstimateChoice {
  readonly date?: string
  readonly time?: string
}

interface TimesProps {
  readonly wanted: boolean
  readonly onWant: () => void
  readonly durationMinutes: number | null
  readonly service: string
  readonly onTake: (date: string, time: string) => void
}

interface EstimateSectionProps {
  readonly onBook: (choice: BookedChoice) => void
  /** Called with every choice made here. */
  readonly onChoose: (choice: EstimateChoice) => void
  readonly onIntent: () => void
  /** Offers free times, from the first choice on. */
  readonly Times: ComponentType<TimesProps>
}

/** Returns the choice with which an estimate begins: the second service, where there is one. */
function firstChoice({ services, measures }: CompanyPriceBook): EstimateChoice {
  const [first = '', second = first] = Object.keys(services)
  const { bedrooms, bathrooms } = homeMeasures(measures)
  const least = (range: Range | null, usual: number) =>
    range === null ? usual : Math.min(range.max, Math.max(range.min, usual))
  return { service: second, bedrooms: least(bedrooms, 2), bathrooms: least(bathrooms, 1) }
}

/** Whether a book has a price for a choice. */
function isOffered({ service, ...rooms }: EstimateChoice, { services, measures }: CompanyPriceBook): boolean {
  const { bedrooms, bathrooms } = homeMeasures(measures)
  const isWithin = (range: Range | null, count: number) =>
    range === null || (count >= range.min && count <= range.max)
  return (
    Object.hasOwn(services, service) &&
    isWithin(bedrooms, rooms.bedrooms) &&
    isWithin(bathrooms, rooms.bathrooms)
  )
}

/** Returns the request to a book: no more than it measures. */
function askedOf({ service, ...rooms }: EstimateChoice, { measures }: CompanyPriceBook) {
  const home = Object.entries({ ...rooms, pets: false }).filter(([name]) => Object.hasOwn(measures, name))
  return { service, ...Object.fromEntries(home) }
}

/** The section where booking starts when a visitor already knows the home: the '#booking' anchor. */
export function EstimateSection({ onBook, onChoose, onIntent, Times }: EstimateSectionProps) {
  const { money, priceBook } = useBusiness()
  const [made, setChoice] = useState(() => firstChoice(priceBook))
  // A price list that was published since the page was built may offer other services, or measure otherwise.
  const choice = isOffered(made, priceBook) ? made : firstChoice(priceBook)
  const [isTouched, setTouched] = useState(false)
  const { subtotalCents, taxCents, totalCents, minutes } = quote(priceBook, askedOf(choice, priceBook))
  const want = () => {
    setTouched(true)
    onIntent()
  }
  return (
    <Section id="booking" title={words.estimateTitle} intro={words.estimateIntro}>
      <QuickEstimate
        services={Object.entries(priceBook.services).map(([id, service]) => ({ id, name: service.name }))}
        {...choice}
        measured={homeMeasures(priceBook.measures)}
        price={formatMoney(subtotalCents, money)}
        tax={words.withTax(priceBook.taxes, formatMoney(taxCents, money), formatMoney(totalCents, money))}
        onChange={(change) => {
          const changed = { ...choice, ...change }
          setChoice(changed)
          onChoose(changed)
          want()
        }}
        onBook={() => onBook(choice)}
        onIntent={onIntent}
        times={
          <Times
            wanted={isTouched}
            onWant={want}
            durationMinutes={minutes}
            service={choice.service}
            onTake={(date, time) => onBook({ ...choice, date, time })}
          />
        }
      />
    </Section>
  )
}
