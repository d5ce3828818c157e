import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { databaseTypes } from './database-types.ts'
import { test } from './postgres.ts'

const file = fileURLToPath(new URL('../src/rest/database.generated.ts', import.meta.url))

test('the types of tables and functions are those of the database', async ({ db }) => {
  await expect(await databaseTypes(db)).toMatchFileSnapshot(file)
})
