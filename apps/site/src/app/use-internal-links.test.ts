import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLocation } from '../router/router.tsx'
import { renderOnSite } from '../testing/render-on-site.tsx'
import { askedPage, askPage } from './asked-page.ts'
import { pages } from './pages.ts'
import { useInternalLinks } from './use-internal-links.ts'

const scrolls: unknown[] = []

beforeEach(() => {
  scrolls.length = 0
  history.replaceState(null, '', '/faq')
  document.body.innerHTML = '<section id="contact"></section>'
  vi.spyOn(window, 'scrollTo').mockImplementation((options?: unknown) => void scrolls.push(options))
  vi.stubGlobal('innerWidth', 1200)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The site at an address, with one link on it; a click says whether the router took it, and where that led. */
function openAt(path: string, link: string) {
  history.replaceState(null, '', path)
  document.body.insertAdjacentHTML('beforeend', link)
  const target = document.querySelector('#inside') ?? document.body.lastElementChild
  // A link that the router leaves to the browser must not really load.
  const last = (event: Event) => event.preventDefault()
  const { result, unmount } = renderOnSite(
    () => {
      useInternalLinks()
      return useLocation()
    },
    undefined,
    path,
  )
  const click = async (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
    let taken = false
    const check = () => {
      taken = event.defaultPrevented
      last(event)
    }
    window.addEventListener('click', check)
    await act(async () => target?.dispatchEvent(event))
    window.removeEventListener('click', check)
    const { pathname, search, hash, state } = result.current
    return { taken, to: `${pathname}${search}${hash}`, state }
  }
  return { click, target, unmount }
}

test('a link to another page is followed without a reload', async () => {
  const { click } = openAt('/faq', '<a href="/careers?from=faq"><b id="inside">Careers</b></a>')
  expect(await click()).toEqual({ taken: true, to: '/careers?from=faq', state: null })
})

test('the page that a link asks for is announced before it is shown', async () => {
  askPage(null)
  await openAt('/faq', '<a href="/careers?from=faq">Careers</a>').click()
  expect(askedPage()).toBe('/careers')
  document.body.innerHTML = ''
  await openAt('/faq', '<a href="/#contact" data-scroll="footer">x</a>').click()
  expect(askedPage()).toBe('/')
})

test('an event on the document itself is not about a link', () => {
  openAt('/faq', '')
  expect(() => document.dispatchEvent(new Event('pointerover'))).not.toThrow()
})

test('a link that goes on with a booking says so', async () => {
  const { click } = openAt('/faq', '<a href="/" data-resume>Continue</a>')
  expect(await click()).toEqual({ taken: true, to: '/', state: { resume: true } })
})

test.each([
  ['another tab', '<a href="/careers" target="_blank">x</a>'],
  ['a download', '<a href="/careers" download>x</a>'],
  ['another site', '<a href="https://example.com/careers">x</a>'],
  ['no page of this site', '<a href="/admin">x</a>'],
  ['no link at all', '<button>x</button>'],
  ['an anchor without an address', '<a>x</a>'],
  ['a place on this page', '<a href="/faq#payment">x</a>'],
])('a click on %s is left to the browser', async (_what, link) => {
  expect(await openAt('/faq', link).click()).toEqual({ taken: false, to: '/faq', state: null })
})

test.each<MouseEventInit>([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %j is left to the browser', async (init) => {
  expect(await openAt('/faq', '<a href="/careers">x</a>').click(init)).toMatchObject({
    taken: false,
    to: '/faq',
  })
})

test('a click that something else has handled is left alone', async () => {
  const { click, target } = openAt('/faq', '<a href="/careers">x</a>')
  target?.addEventListener('click', (event) => event.preventDefault())
  expect((await click()).to).toBe('/faq')
})

test.each(['/', '/book-online'])('at %s a link to a section scrolls, and one to the top', async (path) => {
  const { click } = openAt(path, '<a href="/#contact" data-scroll="footer">x</a>')
  expect(await click()).toEqual({ taken: true, to: path, state: null })
  expect(scrolls).toEqual([{ top: -80, behavior: 'smooth' }])
  document.body.innerHTML = ''
  const again = openAt(path, '<a href="/" data-scroll="top">x</a>')
  expect(await again.click()).toMatchObject({ taken: true, to: path })
  expect(scrolls.slice(-1)).toEqual([{ top: 0, behavior: 'smooth' }])
})

test('on other pages a link to a section opens the home page at that section', async () => {
  const { click } = openAt('/faq', '<a href="/#contact" data-scroll="footer">x</a>')
  expect(await click()).toEqual({ taken: true, to: '/', state: { section: 'contact', scroll: 'footer' } })
  expect(scrolls).toEqual([])
})

test('elsewhere a link to the top goes home', async () => {
  const { click } = openAt('/faq', '<a href="/" data-scroll="top">x</a>')
  expect(await click()).toEqual({ taken: true, to: '/', state: null })
})

test('a link to a section of another page without a plan is an ordinary one', async () => {
  expect(await openAt('/faq', '<a href="/#contact">x</a>').click()).toMatchObject({
    taken: true,
    to: '/#contact',
  })
})

test('a page is loaded when a pointer or the focus reaches a link to it', () => {
  const careers = pages.find(({ path }) => path === '/careers')
  const preload = careers && vi.spyOn(careers, 'preload').mockRejectedValue(new Error('no network'))
  const { target, unmount } = openAt('/faq', '<a href="/careers">x</a>')
  target?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(preload).toHaveBeenCalledTimes(1)
  target?.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(preload).toHaveBeenCalledTimes(2)
  document.body.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(preload).toHaveBeenCalledTimes(2)
  unmount()
  target?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  target?.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(preload).toHaveBeenCalledTimes(2)
})

test('nothing is followed once the page is gone', async () => {
  const { click, unmount } = openAt('/faq', '<a href="/careers">x</a>')
  unmount()
  expect((await click()).taken).toBe(false)
})

test('pointers are followed without holding up scrolling', () => {
  const add = vi.spyOn(document, 'addEventListener')
  openAt('/faq', '')
  expect(add.mock.calls.find(([name]) => name === 'pointerover')?.[2]).toEqual({ passive: true })
})
