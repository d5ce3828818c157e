import { gtaPriceBook, gtaTerms, type ServiceId, startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { gtaMoney } from '@dustforce/office/company'
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
  return (
    <Section
      title="Three ways to a clean home"
      intro={`Flat prices by bedrooms and bathrooms. ${gtaTerms.tax.name} is added at checkout and shown before you pay.`}
      tone="wash"
    >
      <div className="grid gap-6 lg:grid-cols-3">
        {cards.map(({ id, title, badge }) => {
          const { name, description, features } = gtaPriceBook.services[id]
          return (
            <ServiceCard
              key={id}
              title={title ?? name}
              description={description}
              features={features}
              from={formatMoney(startingPrice(gtaPriceBook, id), gtaMoney)}
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
