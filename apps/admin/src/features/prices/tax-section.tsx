import type { PriceBook } from '@dustforce/core/catalogue'
import type { Business } from '@dustforce/office/company'
import { roundingWords } from '@dustforce/office/prices'
import { Select } from '@dustforce/ui/select'
import { useBusiness } from '@dustforce/ui/use-business'
import { Plus } from 'lucide-react'
import { ActButton } from '../../kit/act-button.tsx'
import { SectionCard } from '../../kit/section-card.tsx'
import { CurrencySelect } from './currency-select.tsx'
import { EntryTable } from './entry-table.tsx'
import { PriceCell } from './price-cell.tsx'
import { usePriceSheet } from './price-sheet.ts'

const modes = [
  { value: 'added', label: 'Added to the listed prices' },
  { value: 'included', label: 'Included in the listed prices' },
]

const roundings = [
  { value: 'cent', label: 'To the cent' },
  { value: 'dollar', label: 'To the whole dollar' },
  { value: '5', label: 'To 5 cents' },
  { value: '10', label: 'To 10 cents' },
]

/** The meaning of a rounding for customers, such as to the whole of a currency's unit. */
const meanings: Readonly<Record<string, string>> = { dollar: ' Customers pay round amounts.' }

function roundingOf({ rounding }: Pick<PriceBook, 'rounding'>): string {
  return typeof rounding === 'object' ? String(rounding.to) : rounding
}

function meaningOf(
  book: PriceBook,
  rounding: string,
  { company, money }: Pick<Business, 'company' | 'money'>,
) {
  const isAsTables = rounding === 'cent' && company.address.country === 'CA'
  const tables = isAsTables ? ' As the tables of the Canada Revenue Agency have it.' : ''
  return `${roundingWords(book, money)}${meanings[rounding] ?? ''}${tables}`
}

/** Taxes, rounding, and the least that is charged. */
export function TaxSection() {
  const { book, problems, canChange, set } = usePriceSheet()
  const { company, money } = useBusiness()
  const rounding = roundingOf(book)
  const known = roundings.some(({ value }) => value === rounding)
    ? roundings
    : [...roundings, { value: rounding, label: `To ${rounding} cents` }]
  const add = () => set(`taxes.${book.taxes.length}`, { name: 'New tax', percent: 0, mode: 'added' })
  return (
    <SectionCard
      title="Taxes and rounding"
      hint="Each tax is of the price after discounts."
      aside={
        canChange ? (
          <ActButton icon={Plus} onClick={add}>
            Add a tax
          </ActButton>
        ) : null
      }
    >
      <EntryTable
        label="Taxes"
        none="No tax is charged."
        entries={book.taxes.map(({ name }, index) => [`taxes.${index}`, name] as const)}
        columns={[
          { heading: 'Name', field: 'name', isWide: true },
          { heading: 'Percent', field: 'percent' },
          {
            heading: 'How',
            field: (path) => {
              const tax = book.taxes[Number(path.replace('taxes.', ''))]
              const mode = modes.find(({ value }) => value === tax?.mode)
              if (!canChange) return mode?.label
              return (
                <Select
                  hideLabel
                  size="sm"
                  label={`${tax?.name}: how it is charged`}
                  options={modes}
                  value={mode?.value ?? 'added'}
                  onChange={({ target }) => set(`${path}.mode`, target.value)}
                />
              )
            },
          },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {company.opening === 'soon' && canChange ? <CurrencySelect /> : null}
        <Select
          size="sm"
          label="Percentages are rounded"
          options={known}
          value={rounding}
          disabled={!canChange}
          hint={problems.size === 0 ? meaningOf(book, rounding, { company, money }) : undefined}
          onChange={({ target }) =>
            set('rounding', Number.isNaN(Number(target.value)) ? target.value : { to: Number(target.value) })
          }
        />
        <PriceCell
          isLabelled
          path="minimumTotal"
          label="The least that is charged"
          hint="Payment providers take no smaller amounts."
        />
        {book.minimumCharge === undefined ? null : (
          <PriceCell
            isLabelled
            path="minimumCharge.amount"
            label={book.minimumCharge.name}
            hint="A smaller order is lifted to it, before discounts."
          />
        )}
      </div>
    </SectionCard>
  )
}
