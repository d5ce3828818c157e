import { type Measured, measuresOf } from '../catalogue/apply-rule.ts'
import type { AddOn, Charge, Measure, PriceBook, Service } from '../catalogue/price-book.ts'
import { roundingStep } from '../money/percent-of.ts'
import { type BasePrice, basePrice } from './base-price.ts'
import { type Holds, holds } from './condition.ts'
import type { AddOnLine, QuoteLine } from './quote-line.ts'
import { remembering } from './remember.ts'

/** Values by id, without a prototype: faster to look up than a Map. */
export type Table<V> = Readonly<Record<string, V>>

/** A measure with its id. */
type NamedMeasure = readonly [id: string, measure: Measure]

/** A service with everything worked out that does not depend on a request. */
export interface CompiledService {
  readonly name: string
  /** The measures that a request for it must give. */
  readonly needed: readonly NamedMeasure[]
  /** What it costs before add-ons; null where its table has no cell small enough. */
  readonly base: (request: Measured) => BasePrice | null
  /** The add-ons that go with it, each with the line for one. */
  readonly addOns: Table<{ readonly addOn: AddOn; readonly line: AddOnLine }>
}

/** A price book with everything worked out that does not depend on a request. */
export interface CompiledBook {
  /** What percentages are rounded to, in cents. */
  readonly step: number
  readonly services: Table<CompiledService>
  /** The measures that every service needs. */
  readonly always: readonly NamedMeasure[]
  /** What a request may say: measures, and null for the fields that every book has. */
  readonly fields: Table<Measure | null>
  /** The line of a fixed charge is always the same. */
  readonly charges: readonly {
    readonly charge: Charge
    readonly applies: Holds
    readonly line: QuoteLine | null
  }[]
}

const known = new WeakMap<PriceBook, CompiledBook>()

/** The book, compiled when it is first quoted from. */
export function compiledBook(book: PriceBook): CompiledBook {
  const compiled = known.get(book)
  if (compiled !== undefined) return compiled
  const made = compile(book)
  known.set(book, made)
  return made
}

function compile(book: PriceBook): CompiledBook {
  const services = Object.entries(book.services).map(
    ([id, service]) => [id, compileService(book, id, service)] as const,
  )
  const measures = Object.entries(book.measures)
  return {
    step: roundingStep(book.rounding, book.currency),
    services: table(services),
    always: measures.filter(([id]) =>
      services.every(([, { needed }]) => needed.some(([other]) => other === id)),
    ),
    fields: table<Measure | null>([
      ...['service', 'addOns', 'date', 'time', 'frequency', 'promo'].map((field) => [field, null] as const),
      ...measures,
    ]),
    charges: (book.charges ?? []).map((charge) => ({
      charge,
      applies: holds(charge.when ?? {}),
      line: fixedChargeLine(charge),
    })),
  }
}

function compileService(book: PriceBook, id: string, service: Service): CompiledService {
  const { name, price, minutes } = service
  const measures = new Set([...measuresOf(price), ...(minutes === undefined ? [] : measuresOf(minutes))])
  const needed = Object.entries(book.measures).filter(([measure]) => measures.has(measure))
  return {
    name,
    needed,
    base: remembering([...measures], basePrice(book, id, service)),
    addOns: table(
      service.addOns.flatMap((addOnId) => {
        const addOn = book.addOns[addOnId]
        return addOn === undefined ? [] : [[addOnId, { addOn, line: addOnLine(addOnId, addOn) }] as const]
      }),
    ),
  }
}

function table<V>(entries: readonly (readonly [id: string, value: V])[]): Table<V> {
  const values: Record<string, V> = Object.create(null)
  for (const [id, value] of entries) values[id] = value
  return values
}

function addOnLine(id: string, { name, unit, amount }: AddOn): AddOnLine {
  const inputs = unit === undefined ? { addOn: id } : { addOn: id, unit }
  return { rule: 'add-on', label: name, inputs, amountCents: amount }
}

function fixedChargeLine(charge: Charge): QuoteLine | null {
  if (!('amount' in charge)) return null
  const { id, name, when, amount } = charge
  const inputs = when === undefined ? { charge: id } : { charge: id, when }
  return { rule: 'charge', label: name, inputs, amountCents: amount }
}
