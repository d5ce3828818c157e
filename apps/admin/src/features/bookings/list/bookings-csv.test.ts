import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { shownCsvColumns } from './bookings-csv.ts'

it('leaves out what the list leaves out, and always says whose booking it is', () => {
  const labels = (hidden: Parameters<typeof shownCsvColumns>[0]) =>
    shownCsvColumns(hidden, gtaBusiness.priceBook).map(({ label }) => label)
  expect(labels([])).toHaveLength(14)
  expect(labels(['address', 'service', 'date', 'time', 'price', 'contractor', 'pay', 'status'])).toEqual([
    'Id',
    'Customer',
    'Email',
    'Phone',
  ])
})
