import { gtaPriceBook, gtaTerms, type ServiceId } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote/only'
import { gtaMoney } from '@dustforce/office/company'
import { bookInWords } from '@dustforce/office/language'
import { type ComponentType, useState } from 'react'
import { Section } from '../../patterns/section.tsx'
import * as words from './estimate-words.en.ts'
import { QuickEstimate } from './quick-estimate.tsx'

/** The choices that an estimate is made of. */
export interface EstimateChoice {
  readonly service: ServiceId
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

const named = bookInWords(gtaPriceBook)
const services: readonly { id: ServiceId; name: string }[] = [
  { id: 'standard', name: named.services.standard.name },
  { id: 'deep-clean', name: named.services['deep-clean'].name },
  { id: 'move-clean', name: named.services['move-clean'].name },
]

/** Where booking starts when a visitor already knows the home: the '#booking' anchor. */
export function EstimateSection({ onBook, onChoose, onIntent, Times }: EstimateSectionProps) {
  const [choice, setChoice] = useState<EstimateChoice>({ service: 'deep-clean', bedrooms: 2, bathrooms: 1 })
  const [isTouched, setTouched] = useState(false)
  const { subtotalCents, taxCents, totalCents, minutes } = quote(gtaPriceBook, choice)
  const want = () => {
    setTouched(true)
    onIntent()
  }
  const { percent } = gtaTerms.tax
  const name = named.taxes[0]?.name ?? ''
  return (
    <Section id="booking" title={words.estimateTitle} intro={words.estimateIntro}>
      <QuickEstimate
        services={services}
        {...choice}
        maxRooms={gtaTerms.maxRooms}
        price={formatMoney(subtotalCents, gtaMoney)}
        tax={words.withTax(formatMoney(taxCents, gtaMoney), name, percent, formatMoney(totalCents, gtaMoney))}
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
