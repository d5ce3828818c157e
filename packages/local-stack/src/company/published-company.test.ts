import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stack } from '../start/stack.ts'
import { startTestStack } from '../testing/index.ts'
import { companyDifferences } from './company-differences.ts'
import { publishedCompany, publishedIn } from './published-company.ts'

const { company } = gtaBusiness
const phone = '(416) 234-5678'

const dataDir = mkdtempSync(join(tmpdir(), 'published-'))
let stack: Stack
/** An installation whose owner has published another phone number. */
beforeAll(async () => {
  stack = await startTestStack({ dataDir })
  for (const [document, author] of [
    [company, null],
    [{ ...company, phone }, 'owner@example.com'],
  ])
    await stack.database.query(
      `insert into public.business_versions (kind, document, author, holds_from) values ('company', $1::json, $2, 'epoch')`,
      [JSON.stringify(document), author],
    )
})
afterAll(async () => {
  await stack.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a folder that was changed since is told at the start, and not applied', async () => {
  expect(await companyDifferences(stack.database, gtaBusiness)).toEqual([])
  const changed = { ...gtaBusiness, company: { ...company, email: 'other@dustforce.ca' } }
  expect(await companyDifferences(stack.database, changed)).toEqual([
    `company.json: Phone: ${phone} holds, the folder says ${company.phone}`,
    'company.json: E-mail: info@dustforce.ca holds, the folder says other@dustforce.ca',
  ])
})

test('data that no installation has used has no company to write', async () => {
  await stack.database.script('alter schema supabase_migrations rename to elsewhere')
  await expect(publishedIn(stack.database)).rejects.toThrow(
    'There is no company to write: the database is empty.',
  )
  await stack.database.script('alter schema elsewhere rename to supabase_migrations')
})

test('the published company is asked of the server that runs, and read from its data when none does', async () => {
  const options = { dataDir, business: gtaBusiness }
  expect((await publishedCompany(options, {})).company).toEqual({ ...company, phone })
  await stack.close()
  expect((await publishedCompany(options, {})).company).toEqual({ ...company, phone })
})
