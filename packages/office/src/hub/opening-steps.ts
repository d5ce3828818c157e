import type { Business } from '../company/index.ts'

/** The payment provider's report on the installation's keys. */
export type PaymentTrial =
  | {
      readonly works: true
      /** They move real money. */
      readonly isLive: boolean
      /** It does not tell the server of everything that happens to payments. */
      readonly isDeaf: boolean
    }
  /** In the provider's words; null when it said nothing. */
  | { readonly works: false; readonly problem: string | null }

/** An e-mail that an administrator had sent to themselves. */
export interface TrialLetter {
  readonly recipient: string | null
  /** As the outbox has it: 'sent'. */
  readonly status: string
  /** The news of it that the provider has reported since; null until it does. */
  readonly delivery: string | null
  /** Why it did not arrive. */
  readonly detail: string | null
}

/** The facts about what a company does before it opens, as far as it has happened. */
export interface OpeningFacts {
  /** The kinds of documents that an owner published. */
  readonly published: object
  /** The payment provider's report; null before it has given one. */
  readonly payments: PaymentTrial | null
  /** The last that was sent; null before. */
  readonly trialLetter: TrialLetter | null
  /** A booking was paid through the payment provider. */
  readonly hasPaidTrial: boolean
  /** No e-mail waits to be looked at. */
  readonly isMailFine: boolean
}

type OpeningStepId = 'who' | 'where' | 'prices' | 'tax' | 'hours' | 'texts' | 'payments' | 'mail' | 'trial'

/** Something to do before a company opens, which may also be left open. */
export interface OpeningStep {
  readonly id: OpeningStepId
  readonly label: string
  /** Why, or how. */
  readonly hint: string
  /** The page of the Command Hub where it is done. */
  readonly path: string
  readonly isDone: boolean
  /** The result of trying it. */
  readonly found?: string
}

const company = '/dashboard/company'
const opening = `${company}?part=opening`

/**
 * Lists what there is to do before a company opens, in order. What is done follows from what is published and from what has happened: nothing of it
 * is kept.
 *
 * @example
 * openingSteps(business, { published: {}, payments: null, trialLetter: null, hasPaidTrial: false, isMailFine: true })[0]?.isDone // => false
 */
export function openingSteps(
  business: Pick<Business, 'company' | 'priceBook'>,
  facts: OpeningFacts,
): readonly OpeningStep[] {
  return [...ofCompany(business, facts), ...ofProviders(facts)]
}

function ofCompany(
  { company: { address, taxNumber }, priceBook }: Pick<Business, 'company' | 'priceBook'>,
  { published }: OpeningFacts,
): readonly OpeningStep[] {
  const isPublished = (kind: string) => Object.hasOwn(published, kind)
  return [
    {
      ...{ id: 'who', label: 'Say who you are', hint: 'Name, phone, e-mail, area, logo and colours.' },
      ...{ path: company, isDone: isPublished('company') },
    },
    {
      ...{ id: 'where', label: 'Say where you are', hint: 'Street and postal code, as receipts name them.' },
      ...{ path: company, isDone: address.street !== '' && address.postalCode !== '' },
    },
    {
      ...{ id: 'prices', label: 'Set what you offer and its prices', path: '/dashboard/prices' },
      hint: 'Begin with the example that is nearest to your work and change it, or import a price list.',
      isDone: isPublished('price-book'),
    },
    {
      ...{ id: 'tax', label: 'Enter your tax number' },
      hint: 'Receipts name it. A company without tax needs none.',
      ...{ path: company, isDone: taxNumber !== '' || priceBook.taxes.length === 0 },
    },
    {
      ...{ id: 'hours', label: 'Set hours and terms' },
      hint: 'When you work, and what a cancellation gives back.',
      ...{ path: `${company}?part=hours`, isDone: isPublished('policy') },
    },
    {
      ...{ id: 'texts', label: 'Read what the site says', hint: 'Headlines, answers, policies and e-mails.' },
      ...{ path: `${company}?part=texts`, isDone: isPublished('texts') },
    },
  ]
}

function ofProviders({
  payments,
  trialLetter,
  hasPaidTrial,
  isMailFine,
}: OpeningFacts): readonly OpeningStep[] {
  const letter = trialLetter === null ? null : trialLetterWords(trialLetter)
  return [
    {
      ...{ id: 'payments', label: 'Check the payment provider', path: opening },
      hint: 'Whether it takes the keys of this installation. Nothing is charged.',
      isDone: payments?.works === true && !payments.isDeaf,
      ...(payments !== null && { found: paymentWords(payments) }),
    },
    {
      ...{ id: 'mail', label: 'Get an e-mail', path: opening },
      hint: 'One to your own address, as your customers get theirs.',
      isDone: letter?.isSent === true,
      ...(letter !== null && { found: letter.words }),
    },
    {
      ...{ id: 'trial', label: 'Pay a trial booking', path: opening },
      hint: 'On your site as your customers will, to your own address, up to the confirmation in your mailbox.',
      isDone: hasPaidTrial && isMailFine,
    },
  ]
}

function paymentWords(payments: PaymentTrial): string {
  if (!payments.works) return payments.problem ?? 'The payment provider said nothing.'
  if (payments.isDeaf)
    return 'It takes the keys, but does not tell this system of every payment: subscribe its webhook to all events.'
  return payments.isLive
    ? 'It takes the keys, and real money.'
    : 'It takes the keys. They are for trials: nobody pays real money.'
}

function trialLetterWords({ recipient, status, delivery, detail }: TrialLetter) {
  const isSent = status === 'sent' && (delivery === null || delivery === 'delivered')
  const words =
    delivery === 'delivered'
      ? `It has arrived at ${recipient}.`
      : isSent
        ? `It was sent to ${recipient}: look whether it is there, also among spam.`
        : (detail ?? 'It was not sent.')
  return { isSent, words }
}
