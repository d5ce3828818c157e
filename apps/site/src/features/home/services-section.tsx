import { startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import home from '@dustforce/office/texts/home.en.json'
import { useBusiness } from '@dustforce/ui/use-business'
import { Section } from '../../patterns/section.tsx'
import { saidIn } from '../../texts/said-in.ts'
import { ServiceCard } from './service-card.tsx'
import * as words from './words.en.ts'

interface ServicesSectionProps {
  readonly onBook: (service: string) => void
  readonly onIntent: () => void
}

/** A card's title, where it differs from the service's name, and its badge. */
interface Card {
  readonly service: string
  readonly title?: string
  readonly badge?: string
}

/** The services, a card for each. */
export function ServicesSection({ onBook, onIntent }: ServicesSectionProps) {
  const business = useBusiness()
  const { money, priceBook } = business
  const { services, ...said } = saidIn(business, 'home', home)
  const cards: readonly Card[] = said.cards
  return (
    <Section
      title={services}
      intro={words.servicesIntro(priceBook.taxes, 'bedrooms' in priceBook.measures)}
      tone="wash"
    >
      <div className="grid gap-6 lg:grid-cols-3">
        {Object.entries(priceBook.services).map(([id, { name, description, features }]) => {
          const { title = name, badge } = cards.find(({ service }) => service === id) ?? {}
          return (
            <ServiceCard
              key={id}
              title={title}
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
