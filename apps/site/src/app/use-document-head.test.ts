import { gtaBusiness } from '@dustforce/office/testing/business'
import { beforeEach, expect, test } from 'vitest'
import { renderOnSite } from '../testing/render-on-site.tsx'
import { pageAt } from './pages.ts'
import { useDocumentHead } from './use-document-head.ts'

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="icon" href="/icon.svg"><link rel="canonical" href="https://old.test/">'
})
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')

test.each([
  ['/faq', 'https://old.test/faq'],
  ['/book-online', 'https://old.test/'],
  ['/nowhere', 'https://old.test/404'],
])('the head of %s names its title and its address %s', (path, address) => {
  renderOnSite(useDocumentHead, pageAt(path))
  expect([document.title, canonical()]).toEqual([pageAt(path).title(gtaBusiness), address])
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/icon.svg')
})

test('the head follows the visitor to another page, also where there is no canonical link', () => {
  const { rerender } = renderOnSite(useDocumentHead, pageAt('/faq'))
  rerender(pageAt('/careers'))
  expect([document.title, canonical()]).toEqual([
    pageAt('/careers').title(gtaBusiness),
    'https://old.test/careers',
  ])
  document.head.innerHTML = ''
  rerender(pageAt('/faq'))
  expect(document.title).toBe(pageAt('/faq').title(gtaBusiness))
})
