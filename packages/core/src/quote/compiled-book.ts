import { type Measured, measuresOf } from '../catalogue/apply-rule.ts'
import type { AddOn, PriceBook, Service } from '../catalogue/price-book.ts'
import { roundingStep } from '../money/percent-of.ts'
import type { AskedMeasure } from './asked-measure.ts'
import { type BasePrice, basePrice } from './base-price.ts'
import { type CompiledCharge, compiledCharge } from './compiled-charge.ts'
import type { AddOnLine } from './quote-line.ts'
import { remembering } from './remember.ts'

/** Values by id, without a prototype: faster to look up than a Map. */
export type Table<V> = Readonly<Record<string, V>>

/** An add-on of a service, with the line for one. */
export interface OfferedAddOn {
  readonly most: number
  readonly minutes: number
  readonly line: AddOnLine
}

/** A service with everything worked out that does not depend on a request. */
export interface CompiledService {
  /** The measures that its price or length goes by. */
  readonly needed: readonly AskedMeasure[]
  /** Those that are not needed. */
  readonly others: readonly AskedMeasure[]
  /** Computes its price before add-ons; null where its table has no cell small enough, undefined where what is needed is missing or wrong. */
  readonly base: (request: Measured) => BasePrice | null | undefined
  /** The add-ons that go with it. */
  readonly addOns: Table<OfferedAddOn>
}

/** A price book with everything worked out that does not depend on a request. */
export interface CompiledBook {
  /** The step that percentages are rounded to, in cents. */
  readonly step: number
  readonly services: Table<CompiledService>
  readonly charges: readonly CompiledCharge[]
  /** Those of the book, in a list that is not frozen, which an engine reads faster. */
  readonly taxes: PriceBook['taxes']
  /** Whether some lines carry other taxes than others. */
  readonly isTaxedByLine: boolean
}

const known = new WeakMap<PriceBook, CompiledBook>()

/**
 * The book, compiled when it is first quoted from.
 *
 * @param read makes sure that a book was read, and throws when it is wrong
 */
export function compiledBook(book: PriceBook, read: (book: PriceBook) => void): CompiledBook {
  const compiled = known.get(book)
  if (compiled !== undefined) return compiled
  read(book)
  const made = compile(book)
  known.set(book, made)
  return made
}

function compile(book: PriceBook): CompiledBook {
  const services = Object.entries(book.services)
  const step = roundingStep(book.rounding, book.currency)
  return {
    step,
    services: table(services.map(([id, service]) => [id, compileService(book, id, service)] as const)),
    taxes: [...book.taxes],
    charges: (book.charges ?? []).map((charge) => compiledCharge(charge, step)),
    isTaxedByLine: [book.services, book.addOns, book.charges ?? []].some((parts) =>
      Object.values<{ readonly taxes?: readonly string[] }>(parts).some(({ taxes }) => taxes !== undefined),
    ),
  }
}

function compileService(book: PriceBook, id: string, service: Service): CompiledService {
  const { price, minutes } = service
  const needs = [...measuresOf(price), ...(minutes ? measuresOf(minutes) : [])]
  const needed: AskedMeasure[] = []
  const others: AskedMeasure[] = []
  for (const [name, measure] of Object.entries(book.measures))
    (needs.includes(name) ? needed : others).push({ id: name, measure })
  return {
    needed,
    others,
    base: remembering(needed, basePrice(book, id, service)),
    addOns: table(
      service.addOns.flatMap((addOnId) => {
        const addOn = book.addOns[addOnId]
        if (addOn === undefined) return []
        const { most = 1, minutes = 0 } = addOn
        return [[addOnId, { most, minutes, line: addOnLine(addOnId, addOn) }] as const]
      }),
    ),
  }
}

function table<V>(entries: readonly (readonly [id: string, value: V])[]): Table<V> {
  return Object.assign(Object.create(null), Object.fromEntries(entries))
}

function addOnLine(id: string, { name, unit, amount }: AddOn): AddOnLine {
  const inputs = unit === undefined ? { addOn: id } : { addOn: id, unit }
  return { rule: 'add-on', label: name, inputs, amountCents: amount }
}
