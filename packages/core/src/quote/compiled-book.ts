import { type Measured, measuresOf } from '../catalogue/apply-rule.ts'
import type { AddOn, Charge, Measure, PriceBook, Service } from '../catalogue/price-book.ts'
import type { Cents } from '../money/index.ts'
import { percentOf, roundingStep } from '../money/percent-of.ts'
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

/** The line of a charge, by the base price and the add-ons that a percentage is of. */
type ChargeLine = (ofCents: Cents) => QuoteLine

/** A price book with everything worked out that does not depend on a request. */
export interface CompiledBook {
  /** What percentages are rounded to, in cents. */
  readonly step: number
  readonly services: Table<CompiledService>
  /** The measures that every service needs. */
  readonly always: readonly NamedMeasure[]
  /** What a request may say: measures, and null for the fields that every book has. */
  readonly fields: Table<Measure | null>
  readonly charges: readonly { readonly applies: Holds; readonly line: ChargeLine }[]
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
  const step = roundingStep(book.rounding, book.currency)
  return {
    step,
    services: table(services),
    always: measures.filter(([id]) =>
      services.every(([, { needed }]) => needed.some(([other]) => other === id)),
    ),
    fields: table<Measure | null>([
      ...['service', 'addOns', 'date', 'time', 'frequency', 'promo'].map((field) => [field, null] as const),
      ...measures,
    ]),
    charges: (book.charges ?? []).map((charge) => ({
      applies: holds(charge.when ?? {}),
      line: chargeLine(charge, step),
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

/** The line of a fixed charge is always the same. */
function chargeLine(charge: Charge, step: number): ChargeLine {
  const { id, name: label, when } = charge
  const reason = when === undefined ? { charge: id } : { charge: id, when }
  if ('amount' in charge) {
    const line: QuoteLine = { rule: 'charge', label, inputs: reason, amountCents: charge.amount }
    return () => line
  }
  const { percent } = charge
  return (ofCents) => {
    const inputs = { ...reason, percent, ofCents }
    return { rule: 'charge', label, inputs, amountCents: percentOf(ofCents, percent, step) }
  }
}
