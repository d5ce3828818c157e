import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pages } from './pages.ts'

const root = join(import.meta.dirname, '../../..')

/** Guides for who works on the system itself. */
const ofTheSystem = ['add-a-booking-field.md', 'hub-dialogs-and-lists.md', 'staging-checklist.md']

it('has every guide for those who embed the package, and only what is there', () => {
  const guides = readdirSync(join(root, 'docs/guides')).filter(
    (name) => name.endsWith('.md') && !ofTheSystem.includes(name),
  )
  const shown = pages.map(({ from }) => from)
  expect(shown.filter((from) => from.startsWith('docs/guides/')).toSorted()).toEqual(
    guides.map((name) => `docs/guides/${name}`).toSorted(),
  )
  expect(shown.filter((from) => !existsSync(join(root, from)))).toEqual([])
})
