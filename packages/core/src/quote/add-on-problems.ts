import { asChosen, isOffered, mostListed } from './chosen-add-ons.ts'
import type { OfferedAddOn, Table } from './compiled-book.ts'

const malformed = 'must be a list of add-on ids, or of { id, quantity }'

/**
 * Finds what is wrong with the add-ons that are chosen for a service.
 *
 * @param name the service's
 * @param addOns what goes with it
 */
export function addOnProblems(name: string, addOns: Table<OfferedAddOn>, chosen: unknown): string[] {
  if (!Array.isArray(chosen)) return [malformed]
  if (chosen.length > mostListed) return [`must be at most ${mostListed}, not ${chosen.length}`]
  return chosen.flatMap((_, index) => addOnProblem(name, addOns, chosen, index) ?? [])
}

function addOnProblem(
  name: string,
  addOns: Table<OfferedAddOn>,
  chosen: readonly unknown[],
  index: number,
): string | undefined {
  const { id, quantity } = asChosen(chosen[index])
  if (id === '') return malformed
  const offered = addOns[id]
  if (offered === undefined) return `'${id}' is not an add-on of ${name}`
  if (!isOffered(offered, quantity))
    return `Choose 1 to ${offered.most} of '${id}'${typeof quantity === 'number' ? `, not ${quantity}` : ''}`
  return chosen.findIndex((other) => asChosen(other).id === id) < index
    ? `'${id}' is chosen twice`
    : undefined
}
