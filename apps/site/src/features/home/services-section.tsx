import { startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import home from '@dustforce/office/texts/home.en.json'
import { useBusiness } from '@dustforce/ui/use-business'
import { Section } from '../../patterns/section.tsx'
import { ServiceCard } from './service-card.tsx'
import * as words from './words.en.ts'

interface ServicesSectionProps {
  readonly onBook: (service: string) => void
  readonly onIntent: () => void
}

/** The cards' titles, where they differ from the service's name, and their badges, as a company has them. */
const cards: readonly { readonly service: string; readonly title?: string; readonly badge?: string }[] =
  home.cards

/** The services, a card for each. */
export function ServicesSection({ onBook, onIntent }: ServicesSectionProps) {
  const { money, priceBook } = useBusiness()
  return (
    <Section
      title={home.services}
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
