import { settings } from '@dustforce/office/settings'
import { expect, test } from 'vitest'

const views = import.meta.glob<string>(['./*.tsx', '!./*.{test,stories}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What is ticked, and never read from a text: `settings-route.test.tsx` ticks it. */
const typed = Object.keys(settings).filter((name) => !name.startsWith('office_'))

test.each(typed)('a form of the page reads %s', (name) => {
  const readers = Object.values(views).filter((source) => source.includes(`settings.${name}.read(`))
  expect(readers).toHaveLength(1)
})
