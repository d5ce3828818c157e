import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { pageSources } from './page-sources.ts'
import { notFoundPage, pageAt, pages } from './pages.ts'

test('every page is found at its path, with or without a slash at the end', () => {
  for (const page of pages) {
    expect(pageAt(page.path)).toBe(page)
    expect(pageAt(`${page.path === '/' ? '' : page.path}/`)).toBe(page)
  }
  expect(pageAt('/faq//').path).toBe('/faq')
})

test.each(['/nowhere', '/faq/more', '', '/FAQ', '*', '/f/aq'])('%j is not found', (path) => {
  expect(pageAt(path)).toBe(notFoundPage)
})

test('search engines may list the pages that say something, under one address each', () => {
  expect(pages.map(({ path, listed, canonicalPath }) => [path, listed, canonicalPath])).toEqual([
    ['/', true, undefined],
    ['/book-online', false, '/'],
    ['/careers', true, undefined],
    ['/faq', true, undefined],
    ['/terms-privacy', true, undefined],
    ['/cancellation-policy', true, undefined],
    ['/accessibility', true, undefined],
    ['/payment-success', false, undefined],
    ['/payment-cancelled', false, undefined],
    ['/booking', false, undefined],
    ['/review', false, undefined],
    ['/mail-choices', false, undefined],
    ['/waiting', false, undefined],
    ['/job', false, undefined],
  ])
  expect([notFoundPage.path, notFoundPage.listed]).toEqual(['*', false])
})

/** They are only read. */
const still = ['/faq', '/terms-privacy', '/accessibility']

test('every page has a title of its own, and names the module that it loads unless it stands without', async () => {
  const all = [...pages, notFoundPage]
  expect(new Set(all.map(({ title }) => title(gtaBusiness))).size).toBe(all.length - 1)
  for (const { title, path } of all) {
    expect(title(gtaBusiness)).toMatch(/Dust Force/)
    const source = pageSources[path]
    expect(source === undefined, path).toBe(still.includes(path))
    expect(existsSync(join(import.meta.dirname, '../..', source ?? '')), source).toBe(true)
  }
})
