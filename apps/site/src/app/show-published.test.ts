import { businessAsPublished } from '@dustforce/office/company/business-as-published'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { beforeEach, expect, test } from 'vitest'
import { jsonLdOf } from '../seo/json-ld.ts'
import { showPublished } from './show-published.ts'

const { company } = gtaBusiness
const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const written = () =>
  [...document.querySelectorAll('script')].map(({ textContent }) => JSON.parse(textContent))
const shown = (changes: object) => businessAsPublished(gtaBusiness, { company: { ...company, ...changes } })

beforeEach(() => {
  history.replaceState(null, '', '/')
  document.head.innerHTML = jsonLdOf('/', gtaBusiness).map(script).join('')
})

test('search engines read what was published where it was built', () => {
  showPublished(gtaBusiness, shown({ phone: '(416) 234-5678', name: 'Dust </script> Force' }))
  const [business, ...services] = written()
  expect(business).toMatchObject({ telephone: '+14162345678', name: 'Dust </script> Force' })
  expect(services).toHaveLength(3)
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('a page has the published colours, and its own again when those are taken back', () => {
  showPublished(gtaBusiness, shown({ brand: { ...company.brand, primary: '#3b2f7d' } }))
  showPublished(gtaBusiness, shown({ brand: { ...company.brand, primary: '#7d2f3b' } }))
  const [style, ...others] = document.querySelectorAll('style')
  expect(style?.textContent).toMatch(/^@media screen/)
  expect(others).toEqual([])
  showPublished(gtaBusiness, gtaBusiness)
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('a page without anything for search engines gets nothing', () => {
  history.replaceState(null, '', '/careers')
  document.head.innerHTML = ''
  showPublished(gtaBusiness, shown({ phone: '(416) 234-5678' }))
  expect(document.head.innerHTML).toBe('')
})
