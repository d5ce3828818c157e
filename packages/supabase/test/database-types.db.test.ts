import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { databaseAnswers, databaseTypes } from './database-types.ts'
import { test } from './postgres.ts'

const generated = (name: string) =>
  fileURLToPath(new URL(`../src/rest/${name}.generated.ts`, import.meta.url))

test('the types of tables and functions are those of the database', async ({ db }) => {
  await expect(await databaseTypes(db)).toMatchFileSnapshot(generated('database'))
})

test('rows of functions are decoded by what the database says of them', async ({ db }) => {
  await expect(await databaseAnswers(db)).toMatchFileSnapshot(generated('answers'))
})
