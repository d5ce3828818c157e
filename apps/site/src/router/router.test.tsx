// @vitest-environment happy-dom
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { browserHistory } from './browser-history.ts'
import { memoryHistory } from './memory-history.ts'
import { Router, useLocation, useNavigate, useNavigationType } from './router.tsx'
import type { SiteHistory } from './site-history.ts'

afterEach(cleanup)

/** A page that says where it is, and how the visitor came there. */
function show(history: SiteHistory) {
  let navigate: ReturnType<typeof useNavigate> = () => undefined
  function Shown() {
    const { pathname, search, hash, state } = useLocation()
    navigate = useNavigate()
    return `${pathname}${search}${hash} ${useNavigationType()} ${JSON.stringify(state)}`
  }
  const { container, unmount } = render(
    <StrictMode>
      <Router history={history}>
        <Shown />
      </Router>
    </StrictMode>,
  )
  return {
    text: () => container.textContent,
    navigate: (...to: Parameters<typeof navigate>) => act(async () => navigate(...to)),
    unmount,
  }
}

test('follows the address: forth, in place, and back by the browser', async () => {
  history.replaceState(null, '', '/terms-privacy')
  const { text, navigate, unmount } = show(browserHistory())
  expect(text()).toBe('/terms-privacy POP null')
  await navigate('/faq?a=1', { state: 7 })
  expect([text(), location.pathname]).toEqual(['/faq?a=1 PUSH 7', '/faq'])
  await navigate('/careers#top', { replace: true })
  expect([text(), location.pathname]).toEqual(['/careers#top REPLACE null', '/careers'])
  await act(async () => {
    history.back()
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await waitFor(() => expect(text()).toMatch(/ POP null$/))
  unmount()
})

test('an entry of the history that somebody else made asks for nothing', () => {
  for (const entry of [null, 'here', { usr: 1 }]) {
    history.replaceState(entry, '', '/faq')
    expect(browserHistory().here()).toMatchObject({
      place: { pathname: '/faq', state: null, key: 'default' },
      arrival: 'POP',
    })
  }
})

test('what a link asked for is there after the page was loaded again', () => {
  browserHistory().go('/faq', { state: { resume: true } })
  const { place, arrival } = browserHistory().here()
  expect([place.state, arrival]).toEqual([{ resume: true }, 'POP'])
})

test('a browser that refuses another move loads the page', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
  })
  const heard = vi.fn()
  const visit = browserHistory()
  visit.listen(heard)
  visit.go('/faq')
  expect(assign.mock.calls).toEqual([['/faq']])
  expect(heard).not.toHaveBeenCalled()
})

test('nothing is heard once nobody listens', () => {
  const visit = browserHistory()
  const [first, second] = [vi.fn(), vi.fn()]
  const stops = [visit.listen(first), visit.listen(second)]
  stops[0]?.()
  window.dispatchEvent(new PopStateEvent('popstate'))
  stops[1]?.()
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

test('without an address it goes forth and back too', async () => {
  const visit = memoryHistory('/faq?a=1#b')
  const { text, navigate } = show(visit)
  expect(text()).toBe('/faq?a=1#b POP null')
  await navigate('/careers', { state: 1 })
  await navigate('/job', { replace: true })
  expect(text()).toBe('/job REPLACE null')
  await act(async () => visit.back())
  expect(text()).toBe('/faq?a=1#b POP null')
  await act(async () => visit.back())
  expect(text()).toBe('/faq?a=1#b POP null')
})

test('the same place chosen again has another key', () => {
  const visit = memoryHistory('/')
  const keys = [1, 2].map(() => {
    visit.go('/')
    return visit.here().place.key
  })
  expect(new Set(keys).size).toBe(2)
})

test('nothing of it works outside', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  function Lost() {
    return useLocation().pathname
  }
  expect(() => render(<Lost />)).toThrow('Outside of Router')
})
