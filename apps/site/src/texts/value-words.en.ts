import type { Tax } from '@dustforce/core/catalogue'
import type { RefundRule } from '@dustforce/core/schedule'

/** Some things in a row: 'a, b and c'. */
const all = (parts: readonly string[]) => parts.join(', ').replace(/, (?=[^,]*$)/, ' and ')

export const lead = (minutes: number) =>
  minutes % 60 === 0 ? `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}` : `${minutes} minutes`
export const percent = (value: number) => `${value}`
export const from = (service: string, amount: string) => `${service} from ${amount}`
export const percentOff = (frequency: string, value: number) => `${frequency}: ${value}% off`
export const days = (span: string) => span

const back = (refund: number) =>
  refund === 100 ? 'everything is refunded' : refund === 0 ? 'nothing is refunded' : `${refund}% is refunded`

/** Says what a cancellation gives back, by the rules in the order of their hours. */
export const cancellation = (rules: readonly RefundRule[]) => {
  const parts = rules.map(({ hoursBefore, refundPercent }) =>
    hoursBefore === 0
      ? `later, ${back(refundPercent)}`
      : `up to ${hoursBefore} hours before the start, ${back(refundPercent)}`,
  )
  const [first = '', ...others] = parts
  return first === '' ? '' : `${[`If you cancel ${first.replace(/^later, /, '')}`, ...others].join('; ')}.`
}

/** Says how taxes are charged. */
export const taxes = (charged: readonly Tax[]) => {
  const [first] = charged
  if (first === undefined) return ''
  const named = all(charged.map(({ name, percent: rate }) => `${name} of ${rate}%`))
  const are = charged.length === 1 ? 'is' : 'are'
  return first.mode === 'added'
    ? `${named} ${are} added at checkout and shown before you pay.`
    : `${named} ${are} included in every price.`
}
