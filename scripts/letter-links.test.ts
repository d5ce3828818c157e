import { emailKinds } from '@dustforce/ports'
import { expect, test } from 'vitest'
import { routes } from '../apps/admin/src/app/router.tsx'
import { pages } from '../apps/site/src/app/pages.ts'
import { fullPayloads } from '../packages/email/src/testing/full-payloads.ts'
import { readLetter } from '../packages/email/src/testing/read-letter.ts'
import { hubPaths } from '../packages/local-stack/src/site/serve-files.ts'

const hub = pathsOf('/admin', routes)
const existing = new Set([...pages.map((page) => page.path), ...hub])

/** The path of every screen below a path of the Command Hub. */
function pathsOf(base: string, screens: typeof routes): string[] {
  return screens
    .filter(({ path }) => path !== '*')
    .flatMap(({ path, children = [] }) => {
      const here = path === undefined ? base : `${base}/${path}`
      return [here, ...pathsOf(here, children)]
    })
}

test.each(emailKinds)('every page that the letter %s leads to exists', async (kind) => {
  const { links } = await readLetter(kind, fullPayloads[kind])
  const paths = links
    .map(({ href }) => new URL(href))
    // The page to pay on is the payment provider's.
    .filter(({ protocol, hostname }) => protocol === 'https:' && hostname !== 'pay.example')
    .map(({ pathname }) => pathname)
  expect(links).not.toEqual([])
  expect(paths.filter((path) => !existing.has(path))).toEqual([])
})

test('the server knows every page of the Command Hub', () => {
  expect(new Set([...hubPaths].map((path) => `/admin/${path}`.replace(/\/$/, '')))).toEqual(new Set(hub))
})

test.each(['/bookings', '/admin/dashboard/contact', '/admin/*'])('no page is at %s', (path) => {
  expect(existing).not.toContain(path)
})
