import { addOnsFor, gtaPriceBook, type MeasureValue, type PriceBook } from '@dustforce/core/catalogue'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { formatMoney } from '@dustforce/core/money'
import { type QuoteRequest, quote, quoteProblems } from '@dustforce/core/quote'
import { explainLine } from '@dustforce/core/quote/explain'
import { enCA } from '@dustforce/core/words/en-ca'
import { withValueAt } from '@dustforce/office/publishing'
import { Card } from '@dustforce/ui/card'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Select } from '@dustforce/ui/select'
import { TextField } from '@dustforce/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import london from '../../../../../packages/companies/london/price-book.json'
import montreal from '../../../../../packages/companies/montreal/price-book.json'
import { draftProblems } from './draft-problems.ts'
import { PriceList } from './price-list.tsx'

/* A price book that is edited beside what it makes of a request, each line with its reason. */

function read(book: unknown): PriceBook {
  const parsed = parsePriceBook(book)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
  return parsed.value
}

const books: Readonly<Record<string, PriceBook>> = {
  'Dust Force': gtaPriceBook,
  London: read(london),
  Montreal: read(montreal),
}

type Measured = Readonly<Record<string, MeasureValue>>

/** The smallest job that a book has a price for. */
function smallest({ measures }: PriceBook): Measured {
  return Object.fromEntries(
    Object.entries(measures).map(([id, measure]) => [
      id,
      'one' in measure ? measure.min : 'choices' in measure ? (Object.keys(measure.choices)[0] ?? '') : false,
    ]),
  )
}

interface AskedProps {
  readonly book: PriceBook
  readonly request: QuoteRequest
  readonly onChange: (change: object) => void
}

const named = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([value, label]) => ({ value, label }))

/** The questions that a customer of the book would be asked. */
function Asked({ book, request, onChange }: AskedProps) {
  const chosen = (request.addOns ?? []).map((one) => (typeof one === 'string' ? one : one.id))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label="Service"
        value={request.service}
        options={named(Object.entries(book.services).map(([id, { name }]) => [id, name]))}
        onChange={({ target }) => onChange({ service: target.value, addOns: [] })}
      />
      {book.frequencies && (
        <Select
          label="How often"
          value={request.frequency ?? ''}
          placeholder="Once"
          options={named(Object.entries(book.frequencies).map(([id, { name }]) => [id, name]))}
          onChange={({ target }) => onChange({ frequency: target.value || undefined })}
        />
      )}
      {Object.entries(book.measures).map(([id, measure]) => {
        const value = request[id]
        if ('one' in measure)
          return (
            <TextField
              key={id}
              label={`How many ${measure.many}, ${measure.min} to ${measure.max}`}
              type="number"
              value={Number(value)}
              onChange={({ target }) => onChange({ [id]: target.valueAsNumber })}
            />
          )
        if ('choices' in measure)
          return (
            <Select
              key={id}
              label={measure.label}
              value={String(value)}
              options={named(Object.entries(measure.choices))}
              onChange={({ target }) => onChange({ [id]: target.value })}
            />
          )
        return (
          <Checkbox
            key={id}
            label={measure.label}
            checked={value === true}
            onChange={({ target }) => onChange({ [id]: target.checked })}
          />
        )
      })}
      {addOnsFor(book, request.service).map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange({ addOns: target.checked ? [...chosen, id] : chosen.filter((one) => one !== id) })
          }
        />
      ))}
    </div>
  )
}

/** The book's answer to the request. */
function Answer({ book, request }: Pick<AskedProps, 'book' | 'request'>) {
  const problems =
    draftProblems(book).size > 0
      ? ['The price list has mistakes.']
      : quoteProblems(book, request).map(({ message }) => message)
  if (problems.length > 0) return <p role="status">{problems.join(' ')}</p>
  const { lines, totalCents, currency } = quote(book, request)
  return (
    <div role="status">
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={`${line.rule} ${line.label}`}>{explainLine(line, book, enCA)}</li>
        ))}
      </ul>
      <p className="pt-3 text-title">Total {formatMoney(totalCents, { currency })}</p>
    </div>
  )
}

function Bench({ company }: { readonly company: string }) {
  const published = books[company] ?? gtaPriceBook
  const [book, setBook] = useState(published)
  const [service = ''] = Object.keys(published.services)
  const [request, setRequest] = useState<QuoteRequest>({ service, ...smallest(published) })
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <PriceList
        sheet={{
          ...{ book, published, problems: draftProblems(book), canChange: true },
          set: (path, value) => setBook((before) => withValueAt(before, path, value)),
        }}
      />
      <Card className="grid gap-5 max-xl:order-first xl:sticky xl:top-4">
        <Asked book={book} request={request} onChange={(change) => setRequest({ ...request, ...change })} />
        <Answer book={book} request={request} />
      </Card>
    </div>
  )
}

interface Choices {
  readonly company: string
}

const meta: Meta<Choices> = {
  title: 'Pricing/Price book',
  argTypes: { company: { control: 'select', options: Object.keys(books) } },
  render: ({ company }) => <Bench key={company} company={company} />,
}
export default meta

/** Change any price at the left: the quote at the right follows, with the reason of each line. */
export const Edited: StoryObj<Choices> = {
  args: { company: 'Dust Force' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Total \$181$/)
  },
}

export const EditedTest: StoryObj<Choices> = {
  ...Edited,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText('Basic Cleaning, 1 bedroom, 1 bathroom')
    await userEvent.clear(price)
    await userEvent.type(price, '170')
    await expect(canvas.getByRole('status')).toHaveTextContent(/Total \$192$/)
    await userEvent.clear(price)
    await userEvent.type(price, 'cheap')
    await expect(canvas.getByRole('status')).toHaveTextContent('The price list has mistakes.')
  },
}

/** Another company has other measures, taxes and words. */
export const OfAnotherCompany: StoryObj<Choices> = {
  args: { company: 'London' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Total £\d+/)
  },
}
