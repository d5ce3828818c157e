import { bookIn } from '../language/book-in.ts'
import { codeOf } from '../language/language.ts'
import type { Business } from './business.ts'
import type { Company } from './company.ts'

const made = new WeakMap<Business, Map<string, Business>>()

/**
 * A company as readers of one of its languages know it: its names, its prices' names and the way it writes amounts. Every price and rule is as it was. The
 * same value each time: quotes remember what they read of a book.
 *
 * @param stored the language, as a booking has it; the company's default for any that it does not have
 * @example
 * businessIn(business, 'fr-CA').money.locale // => 'fr-CA'
 */
export function businessIn(business: Business, stored: unknown): Business {
  const code = codeOf(business.company, stored)
  const known = made.get(business) ?? new Map<string, Business>()
  made.set(business, known)
  const shown = known.get(code) ?? businessNamed(business, code)
  known.set(code, shown)
  return shown
}

function businessNamed(business: Business, code: string): Business {
  const { company, money, priceBook, texts } = business
  const said = texts?.[code]
  if (said?.company === undefined && said?.book === undefined)
    return code === money.locale
      ? business
      : { ...business, company: calling(company), money: { ...money, locale: code } }
  const { serviceArea, visit, insurance, jurisdiction, privacyLaw } = said.company ?? {}
  const named = bookIn(priceBook, said.book ?? {})
  return {
    ...business,
    company: {
      ...calling(company, visit ?? (code === company.languages[0] ? company.visit : undefined)),
      ...(serviceArea !== undefined && { serviceArea }),
      forms: { ...company.forms, ...(insurance !== undefined && { insurance }) },
      terms: {
        jurisdiction: jurisdiction ?? company.terms.jurisdiction,
        privacyLaw: privacyLaw ?? company.terms.privacyLaw,
      },
    },
    priceBook: named,
    money: { ...money, locale: code },
    names: Object.fromEntries(pairsOf(priceBook, named)),
  }
}

/** A company with its word for a visit, which is of one language; without one where it has none in this. */
function calling({ visit: _, ...company }: Company, visit?: string): Company {
  return visit === undefined ? company : { ...company, visit }
}

/** Every text that two price books of one shape have at the same place, by the first's. */
function pairsOf(own: unknown, named: unknown): readonly (readonly [string, string])[] {
  if (typeof own === 'string' && typeof named === 'string') return own === named ? [] : [[own, named]]
  if (typeof own !== 'object' || typeof named !== 'object' || own === null || named === null) return []
  const twin = new Map<string, unknown>(Object.entries(named))
  return Object.entries(own).flatMap(([key, value]) => pairsOf(value, twin.get(key)))
}

/**
 * The name of a thing of the book, as it was stored with a booking, in the language of a company; one that the book no longer has stays as it is.
 *
 * @example
 * nameIn(businessIn(business, 'fr-CA'), 'Laundry') // => 'Lessive'
 */
export function nameIn({ names = {} }: Pick<Business, 'names'>, stored: string): string {
  return Object.hasOwn(names, stored) ? (names[stored] ?? stored) : stored
}
