/** Shows how a page in TypeScript or React may use the element: `tsc` fails when a line's types are not as expected. It is never run. */
import type {} from '../element/jsx-types.ts'
import { gtaPriceBook } from '../src/catalogue/index.ts'
import { elementInFrench } from '../src/words/fr-ca.ts'

export function ofPages(): void {
  const element = document.querySelector('dustforce-quote')
  if (element === null) return
  element.book = gtaPriceBook
  element.words = { total: 'Summe', line: (line) => line.label }
  element.words = elementInFrench
  element.words.locale.toUpperCase()
  // @ts-expect-error there is no such word
  element.words = { totals: 'Summe' }
  element.addEventListener('quote', ({ detail }) => detail.quote.totalCents + 1)
  element.addEventListener('change', (event) => event.preventDefault())
  // @ts-expect-error a quote is read only
  element.quote = null
  // @ts-expect-error the event has no such detail
  element.addEventListener('quote', ({ detail }) => detail.total)
}

export const inReact = [
  <dustforce-quote
    key="a"
    demo
    service="deep-clean"
    bedrooms={3}
    bathrooms="2"
    pets
    add-ons="laundry"
    book-src="/book.json"
    className="ours"
    book={gtaPriceBook}
    words={{ total: 'Somme' }}
    onquote={({ detail }) => detail.quote.totalCents}
  />,
  <dustforce-quote
    key="d"
    service={undefined}
    bedrooms={undefined}
    pets={undefined}
    add-ons={undefined}
    date={undefined}
    frequency={undefined}
    book-src={undefined}
    demo={undefined}
    name={undefined}
    book={undefined}
    words={undefined}
    onquote={undefined}
  />,
  // @ts-expect-error a book is no text
  <dustforce-quote key="b" book="/book.json" />,
  // @ts-expect-error there is no such attribute
  <dustforce-quote key="c" sevice="deep-clean" />,
]
