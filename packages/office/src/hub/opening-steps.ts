import type { Business } from '../company/index.ts'

/** What is known of a company that gets ready to open. */
export interface OpeningFacts {
  /** What its owner has published: a document of each kind. */
  readonly published: object
  /** A booking was paid through the payment provider. */
  readonly hasPaidTrial: boolean
  /** No e-mail failed or came back. */
  readonly isMailFine: boolean
}

/** Something to be done before a company opens, which may also be left open. */
export interface OpeningStep {
  readonly id: string
  readonly label: string
  /** Why, or how. */
  readonly hint: string
  /** Where it is done in the Command Hub. */
  readonly path: string
  readonly isDone: boolean
}

/**
 * What there is to do before a company opens, in order. What is done follows from what is published and from what has happened: nothing of it is kept.
 *
 * @example
 * openingSteps(business, { published: {}, hasPaidTrial: false, isMailFine: true })[0]?.isDone // => false
 */
export function openingSteps(
  { company, priceBook }: Pick<Business, 'company' | 'priceBook'>,
  { published, hasPaidTrial, isMailFine }: OpeningFacts,
): readonly OpeningStep[] {
  const isPublished = (kind: string) => Object.hasOwn(published, kind)
  const { street, postalCode } = company.address
  const at = '/dashboard/company'
  const trial = '/dashboard/bookings'
  return [
    {
      ...{ id: 'who', label: 'Say who you are', hint: 'Name, phone, e-mail, area, logo and colours.' },
      ...{ path: at, isDone: isPublished('company') },
    },
    {
      ...{ id: 'where', label: 'Say where you are', hint: 'Street and postal code, as receipts name them.' },
      ...{ path: at, isDone: street !== '' && postalCode !== '' },
    },
    {
      ...{ id: 'prices', label: 'Set what you offer and its prices', path: '/dashboard/prices' },
      hint: 'Change the example, or import a price list.',
      isDone: isPublished('price-book'),
    },
    {
      ...{
        id: 'tax',
        label: 'Enter your tax number',
        hint: 'Receipts name it. A company without tax needs none.',
      },
      ...{ path: at, isDone: company.taxNumber !== '' || priceBook.taxes.length === 0 },
    },
    {
      ...{
        id: 'hours',
        label: 'Set hours and terms',
        hint: 'When you work, and what a cancellation gives back.',
      },
      ...{ path: `${at}?part=hours`, isDone: isPublished('policy') },
    },
    {
      ...{ id: 'texts', label: 'Read what the site says', hint: 'Headlines, answers, policies and e-mails.' },
      ...{ path: `${at}?part=texts`, isDone: isPublished('texts') },
    },
    {
      ...{ id: 'trial', label: 'Pay a trial booking', path: trial, isDone: hasPaidTrial },
      hint: 'New Booking to your own address, paid by its link: it tries the keys of the payment provider.',
    },
    {
      ...{ id: 'mail', label: 'Get its e-mail', path: trial, isDone: hasPaidTrial && isMailFine },
      hint: 'The confirmation reaches you, and nothing is among the e-mails to look at.',
    },
  ]
}
