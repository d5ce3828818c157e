import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCompany } from '../company/read-company.ts'
import { exampleCompany } from '../paths.ts'
import { buildsOf } from '../testing/company-builds.ts'
import { tracesOfDustForce, walkAsCompany } from '../testing/company-walk.ts'
import { startTestStack } from '../testing/index.ts'
import { writeViolinSchool } from '../testing/violin-school.ts'

const now = Date.parse('2026-11-20T15:00:00Z')

async function readAs(folder: string) {
  const builds = await buildsOf(folder, ['site', 'hub'])
  const business = readCompany(folder)
  const stack = await startTestStack({ business, ...builds, seed: true, now: () => now })
  onTestFinished(stack.close)
  await stack.database.setClock(now)
  const hub = await (await fetch(`${stack.url}/admin/`)).text()
  return [...(await walkAsCompany(stack, business, now)), ['the Command Hub', hub] as const]
}

test('the system runs as a company of Montreal, in French first', async () => {
  const read = await readAs(join(exampleCompany, '../montreal'))
  expect(tracesOfDustForce(read, /£|\bVAT\b/)).toEqual([])
  const all = read.map(([, text]) => text).join('\n')
  for (const part of [
    'Ménage Boréal',
    '(514) 555-0137',
    'TPS',
    'TVQ',
    'MB-',
    'Québec',
    'Ménage Boréal Command Hub',
  ])
    expect(all).toContain(part)
})

test('the system runs as a company that cleans no homes, of a folder that is no part of the program', async () => {
  const home = mkdtempSync(join(tmpdir(), 'company-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const read = await readAs(writeViolinSchool(join(home, 'violin')))
  expect(
    tracesOfDustForce(read, /\$\s?\d|£|\bCAD\b|Canad|(?<!")\b(?:bed|bath)rooms?\b(?!")|\d bed\b/i),
  ).toEqual([])
  // Names of columns and keys are no words of people.
  expect(tracesOfDustForce(read, /(?<![\w"_-])clean(?:er|ers|ing|ings)?(?![\w"_-])|m[ée]nage/i)).toEqual([])
  const all = read.map(([, text]) => text).join('\n')
  for (const part of [
    'Saite &amp; Bogen',
    '+49 30 901820',
    '€',
    'MwSt',
    'Europe/Berlin',
    'SB-',
    'lang="en-DE"',
  ])
    expect(all).toContain(part)
})
