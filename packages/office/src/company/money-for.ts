import type { MoneyFormat } from '@dustforce/core/money'
import { languageOf } from '../language/language.ts'
import type { Business } from './business.ts'

/**
 * How a company's amounts are written for somebody, by the language that is stored with the booking; as the company writes them for any other.
 *
 * @example
 * moneyFor({ money: { currency: 'CAD' } }, 'fr-CA').locale // => 'fr-CA'
 */
export function moneyFor({ money }: Pick<Business, 'money'>, stored: unknown): MoneyFormat {
  const language = languageOf(stored)
  return language === languageOf(null) ? money : { ...money, locale: language }
}
