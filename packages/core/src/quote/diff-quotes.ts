import { type Cents, cents } from '../money/index.ts'
import type { Quote } from './quote.ts'
import type { QuoteLine } from './quote-line.ts'

/** A line that two quotes do not share: its value in each (absent from a quote without the line) and the change in cents. */
export interface QuoteLineChange {
  readonly before?: QuoteLine
  readonly after?: QuoteLine
  readonly changeCents: Cents
}

/** The difference between two quotes, in cents; the line changes sum to the total's. */
export interface QuoteDiff {
  readonly lines: readonly QuoteLineChange[]
  readonly totalChangeCents: Cents
}

/**
 * Compares two quotes line by line. Equal quotes give an empty diff; the changes of the lines sum to the change of the total.
 *
 * @example
 * diffQuotes(withoutPets, withPets).lines.map((change) => (change.after ?? change.before)?.rule) // => ['tax', 'charge']
 */
export function diffQuotes(before: Quote, after: Quote): QuoteDiff {
  const unmatched = byIdentity(after.lines)
  const lines: QuoteLineChange[] = []
  for (const [id, line] of byIdentity(before.lines)) {
    const counterpart = unmatched.get(id)
    unmatched.delete(id)
    if (counterpart === undefined) {
      lines.push({ before: line, changeCents: cents(0 - line.amountCents) })
    } else if (JSON.stringify(line) !== JSON.stringify(counterpart)) {
      lines.push({
        before: line,
        after: counterpart,
        changeCents: cents(counterpart.amountCents - line.amountCents),
      })
    }
  }
  for (const line of unmatched.values()) lines.push({ after: line, changeCents: line.amountCents })
  return { lines, totalChangeCents: cents(after.totalCents - before.totalCents) }
}

/** Lines by what they are; a second one of the same, such as a tax that is named as another, is distinguished from the first by its turn. */
function byIdentity(lines: readonly QuoteLine[]): Map<string, QuoteLine> {
  const found = new Map<string, QuoteLine>()
  for (const line of lines) {
    const id = identity(line)
    let turn = 1
    while (found.has(`${id} ${turn}`)) turn += 1
    found.set(`${id} ${turn}`, line)
  }
  return found
}

/**
 * Identifies a line, so that it can be found in another quote: by its rule, and by what the rule is applied to where a quote may have several such
 * lines.
 */
function identity({ rule, label, inputs }: QuoteLine): string {
  switch (rule) {
    case 'add-on':
      return `${rule} ${inputs.addOn}`
    case 'charge':
      return `${rule} ${inputs.charge}`
    case 'beyond':
      return `${rule} ${inputs.measure}`
    case 'tier':
      return `${rule} ${inputs.from}`
    case 'tax':
      return `${rule} ${label}`
    default:
      return rule
  }
}
