import { startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { bookInWords } from '@dustforce/office/language'
import { useBusiness } from '@dustforce/ui/use-business'
import { Section } from '../../patterns/section.tsx'
import { ServiceCard } from './service-card.tsx'
import * as words from './words.en.ts'

interface ServicesSectionProps {
  readonly onBook: (service: string) => void
  readonly onIntent: () => void
}

/** The cards' titles, where they differ from the service's name, and their badges. */
const looks: Readonly<Record<string, { readonly title?: string; readonly badge?: string }>> = {
  'deep-clean': { badge: words.bestFirst },
  'move-clean': { title: words.moveTitle },
}

/** The services, a card for each. */
export function ServicesSection({ onBook, onIntent }: ServicesSectionProps) {
  const { money, priceBook } = useBusiness()
  return (
    <Section
      title={words.servicesTitle}
      intro={words.servicesIntro(bookInWords(priceBook).taxes[0]?.name ?? '')}
      tone="wash"
    >
      <div className="grid gap-6 lg:grid-cols-3">
        {Object.entries(bookInWords(priceBook).services).map(([id, { name, description, features }]) => {
          const { title, badge } = looks[id] ?? {}
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
