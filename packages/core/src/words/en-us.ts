import type { QuoteWords } from '../quote/quote-words.ts'
import { enCA } from './en-ca.ts'

/**
 * Sentences in American English: as in Canada, with US dollars as '$'.
 *
 * @example
 * enUS.locale // => 'en-US'
 */
export const enUS: QuoteWords = { ...enCA, locale: 'en-US' }
