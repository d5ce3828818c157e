import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { companies } from '@dustforce/office/testing/companies'
import { expect, test } from 'vitest'
import { toolbars, usual } from '../.storybook/toolbars.ts'

/** Returns what can be chosen of a toolbar. */
function choices(name: string) {
  const items: readonly unknown[] = toolbars[name]?.toolbar?.items ?? []
  return items.map((item) =>
    typeof item === 'object' && item !== null && 'value' in item ? item.value : item,
  )
}

test('there is a toolbar for each thing that a reviewer chooses, and it begins at one of its choices', () => {
  expect(Object.keys(toolbars)).toEqual(['theme', 'language', 'company', 'clock', 'role'])
  for (const [name, value] of Object.entries(usual)) expect(choices(name)).toContain(value)
})

test('every company of the repository can be looked at, by its own name', () => {
  const folders = readdirSync(join(import.meta.dirname, '../../../packages/companies'), {
    withFileTypes: true,
  })
  // 'new' is what a company begins with.
  const made = folders.filter((one) => one.isDirectory() && one.name !== 'new')
  expect(Object.keys(companies)).toEqual(made.map(({ name }) => name))
  const names = Object.values(companies).map(({ company }) => company.name)
  expect(new Set(names).size).toBe(names.length)
})

test('every instant of the clock is one', () => {
  for (const clock of choices('clock').slice(1)) expect(Date.parse(String(clock))).toBeGreaterThan(0)
})
