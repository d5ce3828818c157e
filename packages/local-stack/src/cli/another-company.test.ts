import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCompany } from '../company/read-company.ts'
import { exampleCompany } from '../paths.ts'
import { buildsOf } from '../testing/company-builds.ts'
import { tracesOfDustForce, walkAsCompany } from '../testing/company-walk.ts'
import { startTestStack } from '../testing/index.ts'

const now = Date.parse('2026-11-20T15:00:00Z')

test('the system runs as a company of London: its site, letters, receipts and calendars have nothing of Dust Force', async () => {
  const folder = join(exampleCompany, '../london')
  const { siteBuild } = await buildsOf(folder, ['site'])
  const business = readCompany(folder)
  const stack = await startTestStack({ business, siteBuild, seed: true, now: () => now })
  onTestFinished(stack.close)
  await stack.database.setClock(now)

  const read = await walkAsCompany(stack, business, now)
  expect(tracesOfDustForce(read, /(?<!US)\$\s?\d|\bCAD\b|Canad/)).toEqual([])
  const all = read.map(([, text]) => text).join('\n')
  for (const part of ['Larkspur', '020 7946 0123', '£', 'VAT', 'Europe/London', 'England and Wales', 'L-'])
    expect(all).toContain(part)
  const scripts = readdirSync(join(siteBuild, 'assets')).filter((file) => /\.(js|css)$/.test(file))
  const names = /Dust Force|Toronto|GTA\b|dustforce\.ca|555-0142/
  expect(scripts.filter((file) => names.test(readFileSync(join(siteBuild, 'assets', file), 'utf8')))).toEqual(
    [],
  )
})
