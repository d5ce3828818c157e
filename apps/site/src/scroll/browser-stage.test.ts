import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStage, isNarrow, scrollBehavior, sectionPlan } from './browser-stage.ts'

beforeEach(() => void vi.stubGlobal('innerWidth', 1200))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

function header(height: number) {
  document.body.innerHTML = '<header>no</header><header data-sticky></header>'
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, height))
}

test.each([
  [767, true],
  [768, false],
])('a window of %i pixels is narrow: %s', (width, narrow) => {
  vi.stubGlobal('innerWidth', width)
  expect(isNarrow()).toBe(narrow)
})

test('the plan leaves the sticky header free, or goes by the footer', () => {
  expect(sectionPlan('header', false)).toMatchObject({ offset: 10, initialDelay: 0, attempts: 5 })
  header(74)
  expect(sectionPlan(undefined, true)).toMatchObject({ offset: 84, initialDelay: 400 })
  expect(sectionPlan('footer', true)).toMatchObject({ offset: 80, initialDelay: 400, attempts: 3 })
  vi.stubGlobal('innerWidth', 400)
  expect(sectionPlan('footer', false)).toMatchObject({ offset: 64, initialDelay: 0 })
  expect(sectionPlan('header', true)).toMatchObject({ offset: 84, initialDelay: 600 })
})

test('scrolling is smooth, unless less motion is asked for', () => {
  const asked = vi.spyOn(window, 'matchMedia')
  expect(scrollBehavior()).toBe('smooth')
  expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(scrollBehavior()).toBe('instant')
})

test('a section scrolls from where the page stands, and takes the focus without moving it', () => {
  document.body.innerHTML = '<section id="about" tabindex="-1"></section>'
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 100, 100))
  vi.stubGlobal('scrollY', 1000)
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  expect(browserStage.find('contact')).toBeNull()
  browserStage.find('about')?.scrollTo(84)
  expect(scroll).toHaveBeenCalledWith({ top: 1416, behavior: 'smooth' })
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  expect(document.activeElement?.id).toBe('about')
})

test('a wait can be given up', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  browserStage.after(100, run)
  browserStage.after(100, run)()
  vi.advanceTimersByTime(99)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})
