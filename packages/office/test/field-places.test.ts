import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type BookingFieldName, bookingColumn } from '../src/booking/index.ts'

const root = new URL('../../..', import.meta.url).pathname

/** The fields whose names say nothing else and that have no rule besides their declaration. */
const plain: readonly BookingFieldName[] = [
  'someoneHome',
  'entryInstructions',
  'buildingAccess',
  'parkingAvailable',
  'petDetails',
  'avoidAreas',
]

/** Where a field may be named: its declaration, its migration, the website's form, the view that shows it elsewhere, what a customer does for a visit, and the sample data. */
const places = [
  'packages/office/src/booking/booking-fields.ts',
  'packages/office/src/booking/field-uses.ts',
  'packages/office/src/booking/visit-preparation.ts',
  'packages/supabase/supabase/migrations/',
  'packages/local-stack/src/seed/',
  'apps/site/src/features/booking/',
  'apps/admin/src/features/bookings/detail/booking-facts.tsx',
]

const sources = globSync('{packages/*/{src,functions,element,supabase},apps/*/src}/**/*.{ts,tsx,sql}', {
  cwd: root,
})
  .filter((path) => !/node_modules|\.(test|stories|generated)\.tsx?$|\/testing\//.test(path))
  // An example in a docstring is no use of the field.
  .map((path) => [path, readFileSync(`${root}${path}`, 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '')] as const)

it.each(plain)('%s is named in its declaration, its migration and its views only', (field) => {
  const name = new RegExp(`\\b(${field}|${bookingColumn(field)})\\b`)
  const naming = sources.filter(([, source]) => name.test(source)).map(([path]) => path)
  expect(naming).toContain('packages/office/src/booking/booking-fields.ts')
  expect(naming.filter((path) => !places.some((place) => path.startsWith(place)))).toEqual([])
})
