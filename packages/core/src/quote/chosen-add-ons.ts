import { cents } from '../money/index.ts'
import type { CompiledService } from './compiled-book.ts'
import type { AddOnLine, QuoteLine } from './quote-line.ts'
import type { QuoteProblem } from './request-problems.ts'

/** The chosen add-ons of a request: a line each, and what they add to the duration. */
export interface ChosenAddOns {
  readonly lines: QuoteLine[]
  minutes: number
}

/** Looks the chosen add-ons of a service up; what is wrong with them joins the problems. */
export function chosenAddOns(
  service: CompiledService,
  chosen: readonly unknown[],
  problems: QuoteProblem[],
): ChosenAddOns {
  const found: ChosenAddOns = { lines: [], minutes: 0 }
  const problem = (message: string) => problems.push({ field: 'addOns', message })
  if (!Array.isArray(chosen)) {
    problem(malformed)
    return found
  }
  if (chosen.length > mostListed) {
    problem(`must be at most ${mostListed}, not ${chosen.length}`)
    return found
  }
  let index = 0
  for (const asked of chosen) {
    const id = idOf(asked)
    const offered = service.addOns[id]
    if (id === '') problem(malformed)
    else if (offered === undefined) problem(`'${id}' is not an add-on of ${service.name}`)
    else if (isChosenBefore(chosen, id, index)) problem(`'${id}' is chosen twice`)
    else {
      const quantity = typeof asked === 'string' ? 1 : asked.quantity
      const { most = 1, minutes = 0 } = offered.addOn
      if (isWhole(quantity) && quantity >= 1 && quantity <= most) {
        found.lines.push(quantity === 1 ? offered.line : times(offered.line, quantity))
        found.minutes += quantity * minutes
      } else
        problem(`Choose 1 to ${most} of '${id}'${typeof quantity === 'number' ? `, not ${quantity}` : ''}`)
    }
    index += 1
  }
  return found
}

/** No service has as many: a longer list is refused as a whole, not with a problem for each of its parts. */
const mostListed = 1000

const malformed = 'must be a list of add-on ids, or of { id, quantity }'

const isWhole = (quantity: unknown): quantity is number => Number.isInteger(quantity)

/** The id of a chosen add-on; empty for what is none. */
function idOf(chosen: unknown): string {
  if (typeof chosen === 'string') return chosen
  if (typeof chosen !== 'object' || chosen === null || !('id' in chosen && 'quantity' in chosen)) return ''
  return typeof chosen.id === 'string' && Object.keys(chosen).length === 2 ? chosen.id : ''
}

function isChosenBefore(chosen: readonly unknown[], id: string, end: number): boolean {
  for (let index = 0; index < end; index += 1) {
    const other = chosen[index]
    if (other === id || (typeof other === 'object' && idOf(other) === id)) return true
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
