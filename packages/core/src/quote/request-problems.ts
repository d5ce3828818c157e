import { measureProblem } from '../catalogue/measure.ts'
import type { PriceBook } from '../catalogue/price-book.ts'
import { isBusinessDate } from '../schedule/business-date.ts'
import type { CompiledBook, CompiledService } from './compiled-book.ts'
import type { ChosenAddOn, Discount, QuoteRequest } from './quote-request.ts'

/** Why a request cannot be quoted: the field that is wrong and a sentence that says why. */
export interface QuoteProblem {
  readonly field: string
  readonly message: string
}

/** What a request may say beside its measures. */
const requestFields: ReadonlySet<string> = new Set([
  'service',
  'addOns',
  'date',
  'time',
  'frequency',
  'promo',
])

/** What is wrong with a request by itself, before it is priced. The request may come from JavaScript or JSON: its types are checked too. */
export function requestProblems(
  book: PriceBook,
  compiled: CompiledBook,
  request: QuoteRequest,
): QuoteProblem[] {
  const problems: QuoteProblem[] = []
  const { service: id, addOns, date, time, frequency, promo } = request
  const service = compiled.services.get(id)
  if (service === undefined) problems.push({ field: 'service', message: unknownService(book, id) })
  for (const field in request) {
    const value = request[field]
    if (value === undefined || requestFields.has(field)) continue
    const measure = compiled.measures.get(field)
    const message = measure === undefined ? unknownField(book) : measureProblem(measure, value)
    if (message !== undefined) problems.push({ field, message })
  }
  for (const [field, measure] of service?.needed ?? compiled.always) {
    const message = request[field] === undefined ? measureProblem(measure, undefined) : undefined
    if (message !== undefined) problems.push({ field, message })
  }
  if (addOns !== undefined) checkAddOns(problems, service, addOns)
  if (date !== undefined && !isBusinessDate(date)) {
    problems.push({ field: 'date', message: `must be a day as yyyy-MM-dd, not '${date}'` })
  }
  if (time !== undefined && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    problems.push({ field: 'time', message: `must be a time as HH:mm, not '${time}'` })
  }
  if (frequency !== undefined && !Object.hasOwn(book.frequencies ?? {}, frequency)) {
    const known = Object.keys(book.frequencies ?? {}).join(', ') || 'none'
    problems.push({ field: 'frequency', message: `Unknown frequency '${frequency}'; choose one of ${known}` })
  }
  if (promo !== undefined) checkDiscount(problems, promo)
  return problems
}

function unknownService({ services }: PriceBook, id: unknown): string {
  if (typeof id !== 'string') return 'must be text'
  return `Unknown service '${id}'; choose one of ${Object.keys(services).join(', ')}`
}

function unknownField({ measures }: PriceBook): string {
  return `unknown; the fields are ${[...requestFields, ...Object.keys(measures)].join(', ')}`
}

function checkAddOns(
  problems: QuoteProblem[],
  service: CompiledService | undefined,
  chosen: readonly ChosenAddOn[],
) {
  const problem = (message: string) => problems.push({ field: 'addOns', message })
  if (!Array.isArray(chosen) || !chosen.every(isChosenAddOn)) {
    return problem('must be a list of add-on ids, or of { id, quantity }')
  }
  if (service === undefined) return
  let index = 0
  for (const asked of chosen) {
    const id = addOnId(asked)
    const addOn = service.addOns.get(id)
    if (addOn === undefined) problem(`'${id}' is not an add-on of ${service.service.name}`)
    else if (isChosenBefore(chosen, id, index)) problem(`'${id}' is chosen twice`)
    else if (typeof asked !== 'string') {
      const { most = 1 } = addOn
      const { quantity } = asked
      if (!(Number.isInteger(quantity) && quantity >= 1 && quantity <= most)) {
        problem(`Choose 1 to ${most} of '${id}', not ${quantity}`)
      }
    }
    index += 1
  }
}

/** The id of a chosen add-on. */
export function addOnId(addOn: ChosenAddOn): string {
  return typeof addOn === 'string' ? addOn : addOn.id
}

function isChosenAddOn(value: unknown): value is ChosenAddOn {
  if (typeof value === 'string') return true
  if (typeof value !== 'object' || value === null || !('id' in value && 'quantity' in value)) return false
  return typeof value.id === 'string' && typeof value.quantity === 'number' && Object.keys(value).length === 2
}

function isChosenBefore(chosen: readonly ChosenAddOn[], id: string, end: number): boolean {
  for (let index = 0; index < end; index += 1) {
    const addOn = chosen[index]
    if (addOn !== undefined && addOnId(addOn) === id) return true
  }
  return false
}

/** A million dollars, in cents. */
const mostDiscount = 100_000_000

function checkDiscount(problems: QuoteProblem[], promo: Discount) {
  const problem = (message: string) => problems.push({ field: 'promo', message })
  const value = discountValue(promo)
  if (value === undefined) {
    problem("must be { type: 'percentage', value: percent } or { type: 'fixed', amountCents: cents }")
  } else if (!(value >= 0 && value <= mostDiscount)) {
    problem(`A discount must be a number from 0, not ${value}`)
  } else if (promo.type === 'percentage' && value > 100) {
    problem(`A percentage cannot exceed 100, not ${value}`)
  } else if (promo.type === 'fixed' && !Number.isInteger(value)) {
    problem(`A fixed discount must be whole cents, not ${value}`)
  }
}

/** The number of a discount; undefined for what is none. */
function discountValue(promo: unknown): number | undefined {
  if (typeof promo !== 'object' || promo === null || Object.keys(promo).length !== 2 || !('type' in promo))
    return undefined
  if (promo.type === 'percentage' && 'value' in promo && typeof promo.value === 'number') return promo.value
  if (promo.type === 'fixed' && 'amountCents' in promo && typeof promo.amountCents === 'number')
    return promo.amountCents
  return undefined
}
