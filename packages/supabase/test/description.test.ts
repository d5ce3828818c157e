import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The last file of the description; what has a higher number is a change of it. */
const last = '20261101009000_access.sql'
const directory = new URL('../supabase/migrations/', import.meta.url)
const files = readdirSync(directory)
  .filter((name) => name <= last)
  .sort()
  .map((name) => ({ name, sql: readFileSync(new URL(name, directory), 'utf8').replace(/--.*/g, '') }))

/** Finds the statements at the start of a line that match, each with its file. */
const statements = (pattern: RegExp) =>
  files.flatMap(({ name, sql }) => [...sql.matchAll(pattern)].map(([statement]) => ({ name, statement })))

test('the description creates each object once', () => {
  const created = statements(/^create (?:table|type|sequence|function|(?:unique )?index) [\w."]+/gm).map(
    ({ statement }) => statement,
  )
  expect(created.length).toBeGreaterThan(300)
  expect(created.filter((statement, nr) => created.indexOf(statement) !== nr)).toEqual([])
})

test('the description changes nothing that it has created', () => {
  expect(statements(/^(?:create or replace|drop|update|delete|alter table \S+ (?!enable row)).*/gm)).toEqual(
    [],
  )
})

test('the last file of the description opens what is open, and the first closes the rest', () => {
  const rights = statements(/^(?:grant|revoke|create policy|alter table|alter default privileges) .*/gm)
  expect([...new Set(rights.map(({ name }) => name))]).toEqual(['20261101000100_foundation.sql', last])
})
