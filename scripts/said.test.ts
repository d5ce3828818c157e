import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Where the region stands there from the beginning, and its words come later. */
const emptyFirst = [
  'apps/admin/src/features/bookings/acts/change-dialog.tsx',
  'apps/admin/src/features/bookings/phone/phone-promo-field.tsx',
  'apps/admin/src/features/shell/command-palette.tsx',
  'apps/site/src/features/booking/promo-field.tsx',
  'apps/site/src/features/careers/application-form-dialog.tsx',
  'apps/site/src/features/payment/hold-note.tsx',
  'packages/ui/src/primitives/said.tsx',
]

test('a text that comes and is to be said politely is drawn by Said or a Notice: a region that comes with its words is not heard', () => {
  const files = globSync('{apps/admin,apps/site,packages/ui}/src/**/*.tsx', { cwd: root })
    .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
    .filter((file) => /<(?:p|span)\b[^>]*\brole="status"/.test(readFileSync(`${root}${file}`, 'utf8')))
  expect(files.toSorted()).toEqual(emptyFirst)
})
