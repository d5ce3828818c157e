import type { AddOn, Service } from './price-book.ts'

/** An add-on with the id it is chosen by. */
export interface OfferedAddOn<A extends string = string> extends AddOn {
  readonly id: A
}

/**
 * The add-ons that go with a service, in the order they are shown.
 *
 * @example
 * addOnsFor(gtaPriceBook, 'move-clean').map((addOn) => addOn.id) // => ['eco-products', 'laundry', 'bed-linen-change']
 */
export function addOnsFor<S extends string, A extends string>(
  book: {
    readonly services: Readonly<Record<S, Service<A>>>
    readonly addOns: Readonly<Record<A, AddOn>>
  },
  service: NoInfer<S>,
): OfferedAddOn<A>[] {
  return book.services[service].addOns.map((id) => ({ id, ...book.addOns[id] }))
}
