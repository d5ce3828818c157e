import { formatMoney } from '@dustforce/core/money'
import { formatDate } from '../language/dates.en.ts'
import type { ConsentFacts } from './consent-facts.ts'

/** Says what a customer agrees to whose card is kept: what is charged, when, how much, and how to end it. */
export function consentText({
  company,
  service,
  often,
  time,
  next,
  least,
  most,
  money,
  ...days
}: ConsentFacts): string {
  const exact = (amount: typeof least) => formatMoney(amount, { ...money, decimals: 2 })
  const cost = least === most ? exact(least) : `${exact(least)} to ${exact(most)}`
  return [
    `I agree that ${company} keeps my card with its payment provider and charges it for the visits after the first one:`,
    `${service}, ${often.toLowerCase()} at ${time}, the next on ${formatDate(next)}.`,
    `Each visit is ${cost} with tax, as listed above, charged ${days.charged} days before it; an e-mail tells me ${days.told} days before it.`,
    'The price stays until I am told of another at least 30 days ahead.',
    'I can skip a visit or end all visits to come at any time, at no cost, on the page of my booking.',
  ].join(' ')
}
