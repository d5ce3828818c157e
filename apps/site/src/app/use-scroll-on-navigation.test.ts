import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNavigate } from '../router/router.tsx'
import { renderOnSite } from '../testing/render-on-site.tsx'
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts'

const scrolls: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  scrolls.length = 0
  document.body.innerHTML = '<section id="contact" tabindex="-1"></section>'
  vi.spyOn(window, 'scrollTo').mockImplementation((options?: unknown) => void scrolls.push(options))
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1000, 10, 10))
  vi.stubGlobal('innerWidth', 1200)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open(at: string) {
  const { result, visit } = renderOnSite(
    () => {
      useScrollOnNavigation()
      return useNavigate()
    },
    undefined,
    at,
  )
  const go = (to: string, state?: unknown) => act(async () => result.current(to, { state }))
  return Object.assign(go, { back: () => act(async () => visit.back()) })
}
const top = { top: 0, behavior: 'instant' }
const contact = (offset: number) => ({ top: 1000 - offset, behavior: 'smooth' })

test('the first page keeps its position, the next one starts at its top', async () => {
  const go = open('/faq')
  expect(scrolls).toEqual([])
  await go('/careers')
  expect(scrolls).toEqual([top])
  await go('/careers?x=1')
  expect(scrolls).toEqual([top])
})

test('the keyboard goes on from the heading of the next page, and not on the first one', async () => {
  document.body.innerHTML = '<footer><a href="/faq">FAQ</a></footer><main><h1>FAQ</h1></main>'
  document.querySelector('a')?.focus()
  const go = open('/careers')
  expect(document.activeElement?.localName).toBe('a')
  await go('/faq?x=1')
  expect(document.activeElement?.localName).toBe('h1')
})

test('an address with a section goes to it at once', () => {
  open('/#contact')
  expect(scrolls).toEqual([contact(10)])
})

test('an address with anything else stays', () => {
  open('/#nowhere')
  vi.runAllTimers()
  expect(scrolls).toEqual([])
})

test('a link to a section of another page waits until that page is there', async () => {
  const go = open('/faq')
  await go('/', { section: 'contact', scroll: 'header' })
  expect(scrolls).toEqual([top])
  vi.advanceTimersByTime(399)
  expect(scrolls).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(scrolls).toEqual([top, contact(10)])
})

test('a footer link scrolls by the plan of the footer', async () => {
  const go = open('/')
  await go('/', { section: 'contact', scroll: 'footer' })
  expect(scrolls).toEqual([contact(80)])
})

test('the same link chosen again scrolls again, without waiting', async () => {
  const go = open('/faq')
  await go('/#contact')
  vi.runAllTimers()
  scrolls.length = 0
  await go('/#contact')
  expect(scrolls).toEqual([contact(10)])
})

test('going back does not repeat an old click', async () => {
  const go = open('/faq')
  await go('/', { section: 'contact', scroll: 'header' })
  await go('/careers')
  vi.runAllTimers()
  scrolls.length = 0
  await go.back()
  vi.runAllTimers()
  expect(scrolls).toEqual([top])
})

test('a visitor who goes on meanwhile is not pulled back', async () => {
  const go = open('/faq')
  await go('/', { section: 'contact', scroll: 'header' })
  await go('/careers')
  vi.runAllTimers()
  expect(scrolls).toEqual([top, top])
})

test.each([
  null,
  'contact',
  { section: 'contact' },
  { scroll: 'footer' },
  { section: 7, scroll: 'footer' },
  { section: 'nowhere', scroll: 'footer' },
])('the state %j asks for nothing', async (state) => {
  const go = open('/')
  await go('/', state)
  vi.runAllTimers()
  expect(scrolls).toEqual([])
})
