import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../start/root.mjs'
import { readCounts } from './test-counts.mjs'
import { kindOf } from './test-files.mjs'

/** The names that a person may give a test, in this repository or in another. */
const looksLikeTest = /\.(?:test|tests|spec|specs|e2e|stories|story|cy)\.[cm]?[jt]sx?$|(?:^|\/)__tests__\//

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const files = tracked.split('\n').filter((file) => existsSync(join(root, file)))

test('every file that is named like a test is of a kind that a step runs', () => {
  const inTheirPlaces = /^(?:packages|apps|scripts)\//
  const named = files.filter((file) => looksLikeTest.test(file) && !file.startsWith('scripts/test/'))
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((file) => kindOf(file) === undefined || !inTheirPlaces.test(file))).toEqual([])
})

test.each(['rounding.spec.ts', 'money.tests.ts', 'quote.spec.tsx', '__tests__/quote.ts', 'book.story.tsx'])(
  'a file called %s would be found',
  (name) => {
    const file = `packages/core/src/${name}`
    expect([looksLikeTest.test(file), kindOf(file)]).toEqual([true, undefined])
  },
)

test('every test file that was counted is still there, also those of a release', () => {
  expect(Object.keys(readCounts()).filter((file) => !files.includes(file))).toEqual([])
})
