import { formatMoney } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote/only'
import { type CompanyPriceBook, termsOf } from '@dustforce/office/company'
import { bookInWords } from '@dustforce/office/language'
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

/** What an estimate begins with: the second service, where there is one. */
function firstChoice({ services }: CompanyPriceBook): EstimateChoice {
  const [first = '', second = first] = Object.keys(services)
  return { service: second, bedrooms: 2, bathrooms: 1 }
}

/** Where booking starts when a visitor already knows the home: the '#booking' anchor. */
export function EstimateSection({ onBook, onChoose, onIntent, Times }: EstimateSectionProps) {
  const { money, priceBook } = useBusiness()
  const named = bookInWords(priceBook)
  const [choice, setChoice] = useState(() => firstChoice(priceBook))
  const [isTouched, setTouched] = useState(false)
  const { subtotalCents, taxCents, totalCents, minutes } = quote(priceBook, { ...choice })
  const want = () => {
    setTouched(true)
    onIntent()
  }
  const { percent } = termsOf(priceBook).tax
  const name = named.taxes[0]?.name ?? ''
  return (
    <Section id="booking" title={words.estimateTitle} intro={words.estimateIntro}>
      <QuickEstimate
        services={Object.entries(named.services).map(([id, service]) => ({ id, name: service.name }))}
        {...choice}
        maxRooms={termsOf(priceBook).maxRooms}
        price={formatMoney(subtotalCents, money)}
        tax={words.withTax(formatMoney(taxCents, money), name, percent, formatMoney(totalCents, money))}
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
            onTake={(date, time) => onBook({ ...choice, date, time })}
          />
        }
      />
    </Section>
  )
}
