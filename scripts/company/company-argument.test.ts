import { expect, it } from 'vitest'
import { withCompanyPath } from '../start/company.mjs'

it.each([
  [
    ['--company', 'ours'],
    ['--company', '/called/in/ours'],
  ],
  [
    ['--postgres', '--company', '/elsewhere/ours'],
    ['--postgres', '--company', '/elsewhere/ours'],
  ],
  [['--postgres'], ['--postgres']],
  [['--company'], ['--company']],
])('of %j makes %j', (args, expected) => {
  expect(withCompanyPath(args, '/called/in')).toEqual(expected)
})
