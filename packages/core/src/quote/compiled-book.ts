import { type AppliedRule, applied, measuresOf } from '../catalogue/apply-rule.ts'
import type { AddOn, Charge, Measure, PriceBook, Service } from '../catalogue/index.ts'
import type { Cents } from '../money/index.ts'
import { roundingStep } from '../money/percent-of.ts'
import { type Holds, holds } from './condition.ts'

/** A service with its rules ready to be applied. */
export interface CompiledService {
  readonly service: Service
  /** The measures that a request for it must give. */
  readonly needed: readonly (readonly [id: string, measure: Measure])[]
  readonly price: AppliedRule<Cents>
  readonly minutes: AppliedRule | undefined
  /** The add-ons that go with it. */
  readonly addOns: ReadonlyMap<string, AddOn>
}

/** A price book with everything worked out that does not depend on a request. */
export interface CompiledBook {
  /** What percentages are rounded to, in cents. */
  readonly step: number
  readonly services: ReadonlyMap<string, CompiledService>
  /** The measures that every service needs. */
  readonly always: readonly (readonly [id: string, measure: Measure])[]
  readonly charges: readonly { readonly charge: Charge; readonly applies: Holds }[]
  readonly measures: ReadonlyMap<string, Measure>
}

const compiled = new WeakMap<PriceBook, CompiledBook>()

/** The book, compiled when it is first quoted from. */
export function compiledBook(book: PriceBook): CompiledBook {
  const known = compiled.get(book)
  if (known !== undefined) return known
  const made = compile(book)
  compiled.set(book, made)
  return made
}

function compile(book: PriceBook): CompiledBook {
  const measures = new Map(Object.entries(book.measures))
  const services = new Map(
    Object.entries(book.services).map(([id, service]) => [id, compileService(book, service)]),
  )
  const [first, ...others] = services.values()
  return {
    step: roundingStep(book.rounding, book.currency),
    services,
    always:
      first?.needed.filter(([id]) => others.every(({ needed }) => needed.some(([other]) => other === id))) ??
      [],
    charges: (book.charges ?? []).map((charge) => ({ charge, applies: holds(charge.when ?? {}) })),
    measures,
  }
}

function compileService({ measures, addOns }: PriceBook, service: Service): CompiledService {
  const rules = [service.price, ...(service.minutes === undefined ? [] : [service.minutes])]
  const needed = new Set(rules.flatMap(measuresOf))
  return {
    service,
    needed: Object.entries(measures).filter(([id]) => needed.has(id)),
    price: applied(measures, service.price),
    minutes: service.minutes && applied(measures, service.minutes),
    addOns: new Map(
      service.addOns.flatMap((id) => {
        const addOn = addOns[id]
        return addOn === undefined ? [] : [[id, addOn]]
      }),
    ),
  }
}
