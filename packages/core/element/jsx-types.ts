/**
 * The element for React's JSX: `import '@dustforce/core/element/react'` registers `<dustforce-quote>` and tells TypeScript of it. Measures of other
 * books than Dust Force's are attributes too; add them to `DustforceQuoteMeasures`.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
  DustforceQuoteAttributes,
  DustforceQuoteElement,
  ElementWords,
  QuoteEventDetail,
} from './dustforce-quote.ts'

export * from './dustforce-quote.ts'

/** The measures that JSX may say. */
export interface DustforceQuoteMeasures {
  readonly bedrooms?: number | string | undefined
  readonly bathrooms?: number | string | undefined
  readonly pets?: boolean | '' | undefined
}

/** The props that JSX may give the element: React 19 sets `book` as a property and listens for `quote` by `onquote`. */
export interface DustforceQuoteProps
  extends DetailedHTMLProps<HTMLAttributes<DustforceQuoteElement>, DustforceQuoteElement>,
    DustforceQuoteAttributes,
    DustforceQuoteMeasures {
  readonly book?: DustforceQuoteElement['book']
  readonly words?: Partial<ElementWords> | undefined
  readonly onquote?: ((event: CustomEvent<QuoteEventDetail>) => void) | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'dustforce-quote': DustforceQuoteProps
    }
  }
}
