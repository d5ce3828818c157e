import { gtaPriceBook, gtaTerms, type ServiceId } from '@dustforce/core/catalogue'
import { gtaMoney } from '@dustforce/core/company'
import { formatMoney } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote'
import { useState } from 'react'
import { Section } from '../../patterns/section.tsx'
import { QuickEstimate } from './quick-estimate.tsx'

/** The choices that an estimate is made of. */
export interface EstimateChoice {
  readonly service: ServiceId
  readonly bedrooms: number
  readonly bathrooms: number
}

interface EstimateSectionProps {
  readonly onBook: (choice: EstimateChoice) => void
  /** Called with every choice made here. */
  readonly onChoose: (choice: EstimateChoice) => void
  readonly onIntent: () => void
}

const services: readonly { id: ServiceId; name: string }[] = [
  { id: 'standard', name: gtaPriceBook.services.standard.name },
  { id: 'deep-clean', name: gtaPriceBook.services['deep-clean'].name },
  { id: 'move-clean', name: gtaPriceBook.services['move-clean'].name },
]

/** Where booking starts when a visitor already knows the home: the '#booking' anchor. */
export function EstimateSection({ onBook, onChoose, onIntent }: EstimateSectionProps) {
  const [choice, setChoice] = useState<EstimateChoice>({ service: 'deep-clean', bedrooms: 2, bathrooms: 1 })
  const { subtotalCents, taxCents, totalCents } = quote(gtaPriceBook, choice)
  const { name, percent } = gtaTerms.tax
  return (
    <Section id="booking" title="What would your home cost?" intro="Three choices, one price.">
      <QuickEstimate
        services={services}
        {...choice}
        maxRooms={gtaTerms.maxRooms}
        price={formatMoney(subtotalCents, gtaMoney)}
        tax={`plus ${formatMoney(taxCents, gtaMoney)} ${name} (${percent}%): ${formatMoney(totalCents, gtaMoney)} in all`}
        onChange={(change) => {
          const changed = { ...choice, ...change }
          setChoice(changed)
          onChoose(changed)
        }}
        onBook={() => onBook(choice)}
        onIntent={onIntent}
      />
    </Section>
  )
}
