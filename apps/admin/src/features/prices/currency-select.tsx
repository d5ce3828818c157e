import { Select } from '@dustforce/ui/select'
import { usePriceSheet } from './price-sheet.ts'

const names = new Intl.DisplayNames('en', { type: 'currency' })
const currencies = Intl.supportedValuesOf('currency')
  .map((value) => ({ value, label: `${names.of(value)} (${value})` }))
  .sort((a, b) => a.label.localeCompare(b.label))

/** In what a new company is paid; a system keeps it once something is booked. */
export function CurrencySelect() {
  const { book, set } = usePriceSheet()
  return (
    <Select
      size="sm"
      label="Currency"
      hint="It stays once something is booked."
      options={currencies}
      value={book.currency}
      onChange={({ target }) => set('currency', target.value)}
    />
  )
}
