import { type AddOnId, addOnIds, gtaPriceBook, type ServiceId, serviceIds } from '@dustforce/core/catalogue'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { cents } from '@dustforce/core/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import dogGroomer from '../../../docs/examples/dog-groomer/price-book.json'
import londonMaid from '../../../docs/examples/london-maid/price-book.json'
import musicSchool from '../../../docs/examples/music-school/price-book.json'
import poolService from '../../../docs/examples/pool-service/price-book.json'
import windowCleaner from '../../../docs/examples/window-cleaner/price-book.json'
import { QuoteSheet, type QuoteSheetProps } from './quote-sheet.tsx'

/* The quote engine to play with: change the controls, see the lines. */

const meta: Meta = { title: 'Pricing/Quote' }
export default meta

interface Choices {
  readonly service: ServiceId
  readonly bedrooms: number
  readonly bathrooms: number
  readonly pets: boolean
  readonly addOns: readonly AddOnId[]
  readonly promo: 'none' | 'percentage' | 'fixed'
  /** Percent, or dollars. */
  readonly promoValue: number
}

function promoOf({ promo, promoValue }: Choices) {
  if (promo === 'none') return {}
  return promo === 'percentage'
    ? { promo: { type: promo, value: promoValue } }
    : { promo: { type: promo, amountCents: cents(promoValue * 100) } }
}

const choices = { min: 1, max: gtaPriceBook.measures.bedrooms.max, step: 1 }

/** Dust Force: every choice of the booking form. */
export const DustForce: StoryObj<Choices> = {
  args: {
    service: 'deep-clean',
    bedrooms: 3,
    bathrooms: 2,
    pets: true,
    addOns: ['laundry', 'dishwashing'],
    promo: 'none',
    promoValue: 10,
  },
  argTypes: {
    service: { control: 'select', options: serviceIds },
    bedrooms: { control: { type: 'range', ...choices } },
    bathrooms: { control: { type: 'range', ...choices } },
    addOns: { control: 'check', options: addOnIds },
    promo: { control: 'radio', options: ['none', 'percentage', 'fixed'] },
    promoValue: { control: { type: 'number', min: 0 } },
  },
  render: (args) => {
    const { service, bedrooms, bathrooms, pets, addOns } = args
    const request = { service, bedrooms, bathrooms, pets, addOns, ...promoOf(args) }
    return <QuoteSheet book={gtaPriceBook} request={request} />
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(rows.at(-1)).toMatch(/^Total.*373$/)
    await expect(within(canvas.getByRole('table')).getByText('Laundry')).toBeVisible()
  },
}

/** An add-on of another service: the engine says what is wrong instead of guessing. */
export const NoPrice: StoryObj<QuoteSheetProps> = {
  args: {
    book: gtaPriceBook,
    request: { service: 'standard', bedrooms: 9, bathrooms: 1, pets: false, addOns: ['no-such-add-on'] },
  },
  argTypes: { book: { control: false }, request: { control: 'object' } },
  render: (args) => <QuoteSheet {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Problems' })).toHaveTextContent('no-such-add-on')
  },
}

const books = {
  'dog-groomer': dogGroomer,
  'window-cleaner': windowCleaner,
  'london-maid': londonMaid,
  'pool-service': poolService,
  'music-school': musicSchool,
}

interface AnyBook {
  readonly business: keyof typeof books
  /** In place of the business's own. */
  readonly book: object
  readonly request: QuoteSheetProps['request']
}

function Book({
  result,
  request,
}: {
  readonly result: ReturnType<typeof parsePriceBook>
  readonly request: AnyBook['request']
}) {
  if (result.ok) return <QuoteSheet book={result.value} request={request} />
  return (
    <ul aria-label="What is wrong with the book" className="list-disc pl-5">
      {result.issues.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <code>{field}</code>: {message}
        </li>
      ))}
    </ul>
  )
}

/** Any business: change its price book and its request as JSON. */
export const AnyBusiness: StoryObj<AnyBook> = {
  args: {
    business: 'window-cleaner',
    book: {},
    request: {
      service: 'panes',
      panes: 60,
      storeys: 3,
      addOns: [{ id: 'frames', quantity: 12 }],
      frequency: 'every-8-weeks',
    },
  },
  argTypes: {
    business: { control: 'select', options: Object.keys(books) },
    book: { control: 'object' },
    request: { control: 'object' },
  },
  render: ({ business, book, request }) => (
    <Book result={parsePriceBook({ ...books[business], ...book })} request={request} />
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(rows.at(-1)).toMatch(/^Total.*352\.10/)
  },
}

/** A book that cannot be read says where. */
export const UnreadableBook: StoryObj<AnyBook> = {
  ...AnyBusiness,
  args: { ...AnyBusiness.args, book: { currency: 'dollars' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What is wrong with the book' })).toHaveTextContent(
      'currency',
    )
  },
}
