import { noticeKinds } from '@dustforce/office/notice'
import { describe, expect, test } from 'vitest'
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

test.each(noticeKinds)('every page that the letter %s leads to exists', async (kind) => {
  const { links } = await readLetter(kind, fullPayloads[kind])
  const paths = links
    .map(({ href }) => new URL(href))
    // The page to pay on is the payment provider's.
    .filter(({ protocol, hostname }) => protocol === 'https:' && hostname !== 'pay.example')
    .map(({ pathname }) => pathname)
  expect(links).not.toEqual([])
  expect(paths.filter((path) => !existing.has(path))).toEqual([])
})

const links = {
  manage: `manage-${'m'.repeat(40)}`,
  feed: `feed-${'f'.repeat(40)}`,
  job: `job-${'j'.repeat(40)}`,
  unsubscribe: `stop-${'u'.repeat(40)}`,
}

/** The token that opens each page and file; others need none. */
const tokens: Readonly<Record<string, string>> = {
  '/booking': links.manage,
  '/review': links.manage,
  '/job': links.job,
  '/mail-choices': links.unsubscribe,
  // A wish's letters have their token from the database.
  '/waiting': 'a1b2',
}

/** Returns what an address opens; null when it opens nothing. */
function openedBy({ protocol, hostname, pathname, search, hash }: URL): string | null {
  if (protocol !== 'https:') return ['tel:', 'mailto:'].includes(protocol) ? 'the company' : null
  if (hostname === 'pay.example') return 'the payment page'
  if (pathname === `/functions/v1/calendar/${links.feed}.ics`) return 'the calendar'
  if (!existing.has(pathname) || !['', '?again', '?part=opening'].includes(search)) return null
  const token = tokens[pathname]
  if (token !== undefined) return hash === `#${token}` ? pathname : null
  return hash === '' || pathname === '/admin/set-password' ? pathname : null
}

describe.each(noticeKinds)('every link of the letter %s', (kind) => {
  const letter = () => readLetter(kind, fullPayloads[kind], undefined, links)

  test('opens a page, and stands alike in both parts', async () => {
    const { links: inHtml, text } = await letter()
    const hrefs = inHtml.map(({ href }) => href.replaceAll('&amp;', '&'))
    expect(hrefs.filter((href) => openedBy(new URL(href)) === null)).toEqual([])
    const inText = text.match(/\S*https?:\S*/g) ?? []
    expect(new Set(inText)).toEqual(new Set(hrefs.filter((href) => href.startsWith('https:'))))
  })

  test('that asks to be followed has a line of its own, with room around it', async () => {
    const { html, text } = await letter()
    const lines = text.split('\n')
    const parts = html.split(/(?=<a [^>]*class="df-button)/).slice(1)
    for (const [, href = '', label = ''] of parts.map(
      (part) => /href="([^"]*)"[^>]*>.*?<span[^>]*>([^<]+)<\/span>.*?<\/a>/s.exec(part) ?? [],
    )) {
      expect(label).not.toBe('')
      expect(lines).toContain(`${label} ${href.replaceAll('&amp;', '&')}`)
    }
    expect(html).not.toMatch(/<a [^>]*class="df-button(?:(?!<\/p>).)*<\/a>\s*<a /s)
    expect(html.match(/class="df-button df-solid"/g)?.length ?? 0).toBeLessThan(2)
  })
})

test('the server knows every page of the Command Hub', () => {
  expect(new Set([...hubPaths].map((path) => `/admin/${path}`.replace(/\/$/, '')))).toEqual(new Set(hub))
})

test.each(['/bookings', '/admin/dashboard/contact', '/admin/*'])('no page is at %s', (path) => {
  expect(existing).not.toContain(path)
})
