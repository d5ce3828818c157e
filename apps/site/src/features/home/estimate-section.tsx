import type { ServiceId } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote/only'
import { type CompanyPriceBook, termsOf } from '@dustforce/office/company'
import { useBusiness } from '@dustforce/ui/use-business'
import { type ComponentType, useState } from 'react'
import { Section } from '../../patterns/section.tsx'
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

const services = (priceBook: CompanyPriceBook): readonly { id: ServiceId; name: string }[] => [
  { id: 'standard', name: priceBook.services.standard.name },
  { id: 'deep-clean', name: priceBook.services['deep-clean'].name },
  { id: 'move-clean', name: priceBook.services['move-clean'].name },
]

/** Where booking starts when a visitor already knows the home: the '#booking' anchor. */
export function EstimateSection({ onBook, onChoose, onIntent, Times }: EstimateSectionProps) {
  const { money, priceBook } = useBusiness()
  const [choice, setChoice] = useState<EstimateChoice>({ service: 'deep-clean', bedrooms: 2, bathrooms: 1 })
  const [isTouched, setTouched] = useState(false)
  const { subtotalCents, taxCents, totalCents, minutes } = quote(priceBook, choice)
  const want = () => {
    setTouched(true)
    onIntent()
  }
  const { name, percent } = termsOf(priceBook).tax
  return (
    <Section id="booking" title="What would your home cost?" intro="Your home, your price, your time.">
      <QuickEstimate
        services={services(priceBook)}
        {...choice}
        maxRooms={termsOf(priceBook).maxRooms}
        price={formatMoney(subtotalCents, money)}
        tax={`plus ${formatMoney(taxCents, money)} ${name} (${percent}%): ${formatMoney(totalCents, money)} in all`}
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
