import { cents } from '../money/index.ts'
import { isRecord } from '../validation/is-record.ts'
import type { CompiledService, OfferedAddOn } from './compiled-book.ts'
import type { AddOnLine, QuoteLine } from './quote-line.ts'

/** No service has as many: a longer list is refused as a whole, not with a problem for each of its parts. */
export const mostListed = 1000

/** An add-on as it was chosen; without an id where it cannot be read. */
export interface Chosen {
  readonly id: string
  readonly quantity: unknown
}

/**
 * Adds a line for each chosen add-on of a service.
 *
 * @returns what the add-ons add to the duration, in minutes; undefined when some are wrong, and `addOnProblems` says why
 */
export function addChosen(
  service: CompiledService,
  chosen: readonly unknown[],
  lines: QuoteLine[],
): number | undefined {
  if (!Array.isArray(chosen) || chosen.length > mostListed) return undefined
  let minutes = 0
  for (const asked of chosen) {
    const { id, quantity } = asChosen(asked)
    const offered = service.addOns[id]
    if (offered === undefined || !isOffered(offered, quantity) || hasLineOf(lines, id)) return undefined
    lines.push(quantity === 1 ? offered.line : times(offered.line, quantity))
    minutes += quantity * offered.minutes
  }
  return minutes
}

/** Whether so many of an add-on can be chosen. */
export function isOffered({ most }: OfferedAddOn, quantity: unknown): quantity is number {
  return Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= most
}

export function asChosen(asked: unknown): Chosen {
  if (typeof asked === 'string') return { id: asked, quantity: 1 }
  const { id, quantity } = isRecord(asked) && Object.keys(asked).length === 2 ? asked : {}
  return { id: typeof id === 'string' ? id : '', quantity }
}

/** Whether an add-on has a line already. */
function hasLineOf(lines: readonly QuoteLine[], id: string): boolean {
  for (const { rule, inputs } of lines) if (rule === 'add-on' && inputs.addOn === id) return true
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
