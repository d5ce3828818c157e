import { cents } from '../money/index.ts'
import { isRecord } from '../validation/is-record.ts'
import type { CompiledService, OfferedAddOn } from './compiled-book.ts'
import type { AddOnLine, QuoteLine } from './quote-line.ts'
import type { QuoteProblem } from './request-problems.ts'

/**
 * Adds a line for each chosen add-on of a service, or what is wrong with it to the problems.
 *
 * @returns what the add-ons add to the duration, in minutes
 */
export function addChosen(
  service: CompiledService,
  chosen: readonly unknown[],
  lines: QuoteLine[],
  problems: QuoteProblem[],
): number {
  const message = listProblem(chosen)
  if (message !== undefined) {
    problems.push({ field: 'addOns', message })
    return 0
  }
  let minutes = 0
  for (let index = 0; index < chosen.length; index += 1) {
    const { id, quantity } = asChosen(chosen[index])
    const offered = service.addOns[id]
    if (offered === undefined || !isOffered(offered, quantity) || isChosenBefore(chosen, id, index)) {
      problems.push({ field: 'addOns', message: addOnProblem(service, id, quantity) })
    } else {
      lines.push(quantity === 1 ? offered.line : times(offered.line, quantity))
      minutes += quantity * offered.minutes
    }
  }
  return minutes
}

const malformed = 'must be a list of add-on ids, or of { id, quantity }'

/** No service has as many: a longer list is refused as a whole, not with a problem for each of its parts. */
const mostListed = 1000

function listProblem(chosen: unknown): string | undefined {
  if (!Array.isArray(chosen)) return malformed
  return chosen.length > mostListed ? `must be at most ${mostListed}, not ${chosen.length}` : undefined
}

function isOffered({ most }: OfferedAddOn, quantity: unknown): quantity is number {
  return Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= most
}

function addOnProblem({ name, addOns }: CompiledService, id: string, quantity: unknown): string {
  if (id === '') return malformed
  const offered = addOns[id]
  if (offered === undefined) return `'${id}' is not an add-on of ${name}`
  if (isOffered(offered, quantity)) return `'${id}' is chosen twice`
  return `Choose 1 to ${offered.most} of '${id}'${typeof quantity === 'number' ? `, not ${quantity}` : ''}`
}

/** An add-on as it was chosen; without an id where the id is unknown. */
function asChosen(asked: unknown): { readonly id: string; readonly quantity: unknown } {
  if (typeof asked === 'string') return { id: asked, quantity: 1 }
  const { id, quantity } = isRecord(asked) && Object.keys(asked).length === 2 ? asked : {}
  return { id: typeof id === 'string' ? id : '', quantity }
}

function isChosenBefore(chosen: readonly unknown[], id: string, end: number): boolean {
  for (let index = 0; index < end; index += 1) {
    const other = chosen[index]
    if (other === id || (typeof other === 'object' && asChosen(other).id === id)) return true
  }
  return false
}

function times(line: AddOnLine, quantity: number): AddOnLine {
  const { amountCents: eachCents } = line
  return {
    ...line,
    inputs: { ...line.inputs, quantity, eachCents },
    amountCents: cents(quantity * eachCents),
  }
}
