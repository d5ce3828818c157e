import type { ChargePolicy } from '../charging/charge-policy.ts'
import { overlaid } from '../texts/overlaid.ts'
import type { Business } from './business.ts'
import { businessOf } from './business-of.ts'
import type { Company } from './company.ts'
import type { TextsByLanguage } from './company-texts.ts'
import { scheduleOf } from './schedule-of.ts'

/** The documents that owners published of a company, each as the server has read it; what they did not is left out. */
export interface PublishedDocuments {
  readonly 'price-book'?: object
  readonly policy?: object
  readonly company?: object
  /** The table by which visits that repeat are charged. */
  readonly charges?: object
  /** Only what is said otherwise than the program came with. */
  readonly texts?: object
}

/**
 * A company with what its owners published in place of what the program came with.
 *
 * @example
 * businessAsPublished(business, {}) === business // => true
 */
export function businessAsPublished(
  installed: Business,
  { 'price-book': book, policy, company, charges, texts }: PublishedDocuments,
): Business {
  const charged = charges === undefined ? installed : { ...installed, charges: charges as ChargePolicy }
  const said = texts === undefined ? charged : { ...charged, texts: textsOver(installed, texts) }
  if (book === undefined && policy === undefined && company === undefined) return said
  const made = businessOf(
    company === undefined ? installed.company : (company as Company),
    book ?? installed.priceBook,
    policy ?? scheduleOf(installed.policy),
  )
  return { ...said, ...made }
}

function textsOver({ texts = {} }: Business, published: object): TextsByLanguage {
  return overlaid(texts, published)
}
