/** A second price calculator, written from the description of the format alone, in whole numbers. It shares no code with the library. */
import type { Charge, Condition, PriceBook } from '../src/catalogue/index.ts'
import type { QuoteRequest } from '../src/quote/index.ts'

type Request = Readonly<Record<string, unknown>>
type Rule = PriceBook['services'][string]['price']

/** A line before discounts: what it comes to, and the taxes that it carries. */
interface Item {
  readonly amount: number
  readonly taxes: readonly string[]
}

/** n/d to the nearest multiple of a step, half up, for what is not below nothing. */
function rounded(n: bigint, d: bigint, step: bigint): number {
  return Number(((2n * n + d * step) / (2n * d * step)) * step)
}

function share(amount: number, percent: number, of: bigint, step: bigint): number {
  const sign = percent < 0 ? -1 : 1
  return sign * rounded(BigInt(amount) * parts(sign * percent), of, step)
}

/** Percent in ten thousandths. */
const parts = (percent: number) => BigInt(Math.round(percent * 10_000))
const hundred = 1_000_000n

/** Spreads an amount over others in proportion: whole parts first, then one each to the largest remainders. */
function spread(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const of = all === 0 ? weights.map(() => 1) : weights
  const sum = BigInt(of.reduce((total, weight) => total + weight, 0))
  const sign = amount < 0 ? -1 : 1
  const size = BigInt(sign * amount)
  const whole = of.map((weight) => Number((size * BigInt(weight)) / sum))
  let rest = sign * amount - whole.reduce((total, part) => total + part, 0)
  const order = of
    .map((weight, index) => ({ index, remainder: (size * BigInt(weight)) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of order) {
    if (rest <= 0) break
    whole[index] = Number(whole[index]) + 1
    rest -= 1
  }
  return whole.map((part) => sign * part)
}

function priceOf(rule: Rule, request: Request): number[] {
  const amounts = freely(rule, request)
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return rule.minimum !== undefined && sum < rule.minimum ? [...amounts, rule.minimum - sum] : amounts
}

function freely(rule: Rule, request: Request): number[] {
  if (rule.kind === 'flat') return [rule.amount]
  if (rule.kind === 'per-unit') {
    const units = Number(request[rule.of])
    const starts = [{ from: 1, each: rule.each }, ...(rule.tiers ?? [])]
    const counts = starts.map(() => 0)
    for (let unit = 1; unit <= units; unit += 1) {
      const tier = starts.findLastIndex(({ from }) => from <= unit)
      counts[tier] = Number(counts[tier]) + 1
    }
    return counts.flatMap((count, index) =>
      count === 0 && index > 0 ? [] : [count * Number(starts[index]?.each)],
    )
  }
  let best: { readonly size: number; readonly values: readonly number[]; readonly amount: number } | undefined
  for (const [key, amount] of Object.entries(rule.cells)) {
    const values = key.split('-').map(Number)
    const isWithin = values.every((value, index) => value <= Number(request[String(rule.by[index])]))
    const size = values.reduce((sum, value) => sum + value, 0)
    if (isWithin && (best === undefined || size > best.size)) best = { size, values, amount }
  }
  if (best === undefined) throw new Error('No cell')
  const { values, amount } = best
  const beyond = rule.by.flatMap((id, index) => {
    const steps = Number(request[id]) - Number(values[index])
    const each = rule.beyond?.[id]
    return each === undefined || steps <= 0 ? [] : [steps * each]
  })
  return [amount, ...beyond]
}

function isMet(fact: string, condition: Condition, request: Request): boolean {
  const { date } = request
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
  const value = fact === 'weekday' ? date && day.toLowerCase() : request[fact]
  if (value === undefined) return false
  if (typeof condition !== 'object') return value === condition
  if (Array.isArray(condition)) return condition.includes(value)
  if ('from' in condition) {
    const { from, to } = condition
    const written = from.length === 5 ? String(value).slice(5) : String(value)
    return from <= to ? from <= written && written <= to : written >= from || written <= to
  }
  if ('to' in condition) throw new Error('a day without the first')
  const { atLeast, below } = condition as { atLeast?: number | string; below?: number | string }
  const isLate = atLeast === undefined || (value as number | string) >= atLeast
  const isEarly = below === undefined || (value as number | string) < below
  const isOverMidnight = typeof atLeast === 'string' && typeof below === 'string' && atLeast > below
  return isOverMidnight ? isLate || isEarly : isLate && isEarly
}

function charged(charge: Charge, request: Request, listed: number, step: bigint): number | undefined {
  const when = Object.entries(charge.when ?? {})
  if (!when.every(([fact, condition]) => isMet(fact, condition, request))) return undefined
  if ('amount' in charge) return charge.amount
  if ('percent' in charge) return share(listed, charge.percent, hundred, step)
  const count = Number(request[charge.of] ?? 0) - (charge.above ?? 0)
  return count > 0 ? count * charge.each : undefined
}

/** The amounts of the lines in their order, and what they sum to. */
export function secondQuote(book: PriceBook, request: QuoteRequest) {
  const asked: Request = request
  const decimals = { JPY: 0, KWD: 3 }[book.currency] ?? 2
  const { rounding } = book
  const step = BigInt(
    rounding === 'cent' ? 1 : rounding === 'dollar' ? Math.round(10 ** decimals) : rounding.to,
  )
  const all = book.taxes.map(({ name }) => name)
  const service = book.services[request.service]
  if (service === undefined) throw new Error('No service')
  const ofService = service.taxes ?? all
  const items: Item[] = priceOf(service.price, asked).map((amount) => ({ amount, taxes: ofService }))
  for (const chosen of request.addOns ?? []) {
    const { id, quantity } = typeof chosen === 'string' ? { id: chosen, quantity: 1 } : chosen
    const addOn = book.addOns[id]
    if (addOn === undefined) throw new Error('No add-on')
    items.push({ amount: quantity * addOn.amount, taxes: addOn.taxes ?? all })
  }
  const sum = () => items.reduce((total, { amount }) => total + amount, 0)
  const listed = sum()
  for (const charge of book.charges ?? []) {
    const amount = charged(charge, asked, listed, step)
    if (amount !== undefined) items.push({ amount: Math.max(amount, -sum()), taxes: charge.taxes ?? all })
  }
  const least = book.minimumCharge?.amount ?? 0
  if (sum() < least) items.push({ amount: least - sum(), taxes: ofService })
  const subtotal = sum()

  const offs: number[] = []
  const frequency = request.frequency === undefined ? undefined : book.frequencies?.[request.frequency]
  if (frequency !== undefined && Number(request.visit ?? 1e9) >= (frequency.from ?? 1))
    offs.push(share(subtotal, frequency.percent, hundred, step))
  const left = offs.reduce((rest, off) => rest - off, subtotal)
  if (request.promo !== undefined) {
    const { promo } = request
    const off = promo.type === 'fixed' ? promo.amountCents : share(left, promo.value, hundred, step)
    offs.push(off)
  }
  let rest = subtotal
  const nets = items.map(({ amount }) => amount)
  const discounts = offs.map((wanted) => {
    const off = Math.min(wanted, rest)
    rest -= off
    const shares = spread(
      off,
      nets.map((net) => Math.max(0, net)),
    )
    for (const [index, share] of shares.entries()) nets[index] = Number(nets[index]) - share
    return -off
  })

  const taxLines: { readonly amount: number; readonly tax: number }[] = []
  const isByLine = [
    service,
    ...Object.values(book.services),
    ...Object.values(book.addOns),
    ...(book.charges ?? []),
  ].some(({ taxes }) => taxes !== undefined)
  for (const { name, percent, mode, ...tax } of book.taxes) {
    const carrying = items.flatMap(({ taxes }, index) =>
      taxes.includes(name) ? [{ taxes, net: Number(nets[index]) }] : [],
    )
    if (isByLine && carrying.length === 0) continue
    const base = Math.max(
      0,
      carrying.reduce((total, { net }) => total + net, 0),
    )
    if (mode === 'added') {
      const before = 'on' in tax ? taxLines.reduce((total, { amount }) => total + amount, 0) : 0
      const amount = share(base + before, percent, hundred, step)
      taxLines.push({ amount, tax: amount })
      continue
    }
    // Rounded once for all lines that contain as much tax.
    const percentsOf = (taxes: readonly string[]) =>
      book.taxes.reduce(
        (sum, one) => sum + (one.mode === 'included' && taxes.includes(one.name) ? one.percent : 0),
        0,
      )
    const groups = new Map<number, number>()
    for (const { taxes, net } of carrying)
      groups.set(percentsOf(taxes), (groups.get(percentsOf(taxes)) ?? 0) + net)
    let contained = 0
    for (const [percents, net] of groups) {
      const part = share(Math.abs(net), percent, hundred + parts(percents), step)
      contained += net < 0 ? -part : part
    }
    taxLines.push({ amount: 0, tax: Math.max(0, contained) })
  }
  const added = taxLines.reduce((total, { amount }) => total + amount, 0)
  return {
    // Nothing has no sign.
    amounts: [...items, ...discounts.map((amount) => ({ amount })), ...taxLines].map(
      ({ amount }) => amount + 0,
    ),
    subtotalCents: subtotal,
    discountCents: subtotal - rest,
    taxCents: taxLines.reduce((total, { tax }) => total + tax, 0),
    totalCents: rest + added,
  }
}
