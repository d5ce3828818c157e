import { type ServiceId, startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { termsOf } from '@dustforce/office/company'
import { useBusiness } from '@dustforce/ui/use-business'
import { Section } from '../../patterns/section.tsx'
import { ServiceCard } from './service-card.tsx'

interface ServicesSectionProps {
  readonly onBook: (service: ServiceId) => void
  readonly onIntent: () => void
}

/** The cards' titles, where they differ from the service's name. */
const cards: readonly { id: ServiceId; title?: string; badge?: string }[] = [
  { id: 'standard' },
  { id: 'deep-clean', badge: 'Best first visit' },
  { id: 'move-clean', title: 'Move In & Out' },
]

/** The three services. */
export function ServicesSection({ onBook, onIntent }: ServicesSectionProps) {
  const { money, priceBook } = useBusiness()
  return (
    <Section
      title="Three ways to a clean home"
      intro={`Flat prices by bedrooms and bathrooms. ${termsOf(priceBook).tax.name} is added at checkout and shown before you pay.`}
      tone="wash"
    >
      <div className="grid gap-6 lg:grid-cols-3">
        {cards.map(({ id, title, badge }) => {
          const { name, description, features } = priceBook.services[id]
          return (
            <ServiceCard
              key={id}
              title={title ?? name}
              description={description}
              features={features}
              from={formatMoney(startingPrice(priceBook, id), money)}
              {...(badge === undefined ? {} : { badge })}
              onBook={() => onBook(id)}
              onIntent={onIntent}
            />
          )
        })}
      </div>
    </Section>
  )
}
