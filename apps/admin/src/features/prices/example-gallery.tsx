import type { PriceBook } from '@dustforce/core/catalogue'
import { bookOfExample, exampleBooks } from '@dustforce/office/prices/example-books'
import { ActButton } from '../../kit/act-button.tsx'
import { SectionCard } from '../../kit/section-card.tsx'

export interface ExampleGalleryProps {
  /** The price book so far, whose currency and taxes stay. */
  readonly book: PriceBook
  readonly onBegin: (book: PriceBook, name: string) => void
}

/** Kinds of work to begin a price list with. What is chosen stands in the list, to be changed and published like anything else. */
export function ExampleGallery({ book, onBegin }: ExampleGalleryProps) {
  return (
    <SectionCard
      title="What do you offer?"
      hint="Begin with the example that is nearest to your work: its services and made-up prices take the place of those below, and nothing is published before you have looked at it."
    >
      <ul aria-label="Examples" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {exampleBooks.map((example) => (
          <li
            key={example.name}
            className="flex flex-col items-start gap-2 rounded-lg border border-line p-3.5 text-sm"
          >
            <h3 className="font-semibold">{example.name}</h3>
            <p className="grow text-muted">{example.description}</p>
            <p className="text-muted">
              {Object.values(example.services)
                .map(({ name }) => name)
                .join(' · ')}
            </p>
            <ActButton
              aria-label={`Begin with ${example.name}`}
              onClick={() => onBegin(bookOfExample(example, book), example.name)}
            >
              Begin with this
            </ActButton>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
