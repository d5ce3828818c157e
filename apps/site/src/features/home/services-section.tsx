import { gtaPriceBook, type ServiceId, startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { gtaMoney } from '@dustforce/office/company'
import { bookInWords } from '@dustforce/office/language'
import { Section } from '../../patterns/section.tsx'
import { ServiceCard } from './service-card.tsx'
import * as words from './words.en.ts'

interface ServicesSectionProps {
  readonly onBook: (service: ServiceId) => void
  readonly onIntent: () => void
}

const named = bookInWords(gtaPriceBook)

/** The cards' titles, where they differ from the service's name. */
const cards: readonly { id: ServiceId; title?: string; badge?: string }[] = [
  { id: 'standard' },
  { id: 'deep-clean', badge: words.bestFirst },
  { id: 'move-clean', title: words.moveTitle },
]

/** The three services. */
export function ServicesSection({ onBook, onIntent }: ServicesSectionProps) {
  return (
    <Section title={words.servicesTitle} intro={words.servicesIntro(named.taxes[0]?.name ?? '')} tone="wash">
      <div className="grid gap-6 lg:grid-cols-3">
        {cards.map(({ id, title, badge }) => {
          const { name, description, features } = named.services[id]
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
