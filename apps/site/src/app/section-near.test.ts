import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sectionNear, visitorStirs } from './section-near.ts'

type See = (entries: readonly { readonly isIntersecting: boolean }[]) => void

let see: See = () => undefined
let options: unknown
const observe = vi.fn()
const disconnect = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<div id="faq"></div>'
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe
      disconnect = disconnect
      constructor(report: See, given: unknown) {
        see = report
        options = given
      }
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

/** Whether a promise has settled by now. */
const settled = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))])

test('a page without the section does not wait for it', async () => {
  expect(await settled(sectionNear(['nowhere']))).toBe(true)
  expect(observe).not.toHaveBeenCalled()
})

test('a section is waited for until it is 600 pixels away', async () => {
  const near = sectionNear(['faq'])
  expect(options).toEqual({ rootMargin: '600px' })
  expect(observe).toHaveBeenCalledWith(document.getElementById('faq'))
  see([{ isIntersecting: false }])
  expect(await settled(near)).toBe(false)
  see([{ isIntersecting: false }, { isIntersecting: true }])
  expect(await settled(near)).toBe(true)
  expect(disconnect).toHaveBeenCalledOnce()
})

test('a link to the middle of a section counts as being near it', async () => {
  document.body.innerHTML = '<div id="how"></div><div id="reviews"></div>'
  const near = sectionNear(['how', 'nowhere', 'reviews'])
  expect(observe.mock.calls.map(([element]) => element.id)).toEqual(['how', 'reviews'])
  see([{ isIntersecting: false }, { isIntersecting: true }])
  expect(await settled(near)).toBe(true)
})

test.each(['pointerdown', 'keydown', 'pointerover'])('%s ends the waiting', async (sign) => {
  const remove = vi.spyOn(document, 'removeEventListener')
  const add = vi.spyOn(document, 'addEventListener')
  const near = sectionNear(['faq'])
  expect(await settled(near)).toBe(false)
  document.dispatchEvent(new Event(sign))
  expect(await settled(near)).toBe(true)
  expect(disconnect).toHaveBeenCalledOnce()
  expect(remove.mock.calls.map(([name]) => name)).toEqual(['pointerdown', 'keydown', 'pointerover'])
  for (const [, , given] of add.mock.calls) expect(given).toEqual({ passive: true })
  vi.restoreAllMocks()
})

describe('a section in the first screen', () => {
  test('is not waited for where it does not stand', async () => {
    expect(await settled(visitorStirs(['nowhere']))).toBe(true)
  })

  test('is not waited for by a visitor who chose in it, or scrolled, before the scripts arrived', async () => {
    document.body.innerHTML = '<div id="faq"><input></div>'
    document.querySelector('input')?.focus()
    expect(await settled(visitorStirs(['faq']))).toBe(true)
    document.body.innerHTML = '<div id="faq"></div>'
    vi.stubGlobal('scrollY', 40)
    expect(await settled(visitorStirs(['faq']))).toBe(true)
    vi.stubGlobal('scrollY', 0)
    expect(await settled(visitorStirs(['faq']))).toBe(false)
  })

  test.each(['pointerdown', 'keydown', 'pointerover', 'scroll'])(
    'waits for a %s, and not to be seen',
    async (sign) => {
      const stirred = visitorStirs(['faq'])
      expect(observe).not.toHaveBeenCalled()
      expect(await settled(stirred)).toBe(false)
      document.dispatchEvent(new Event(sign))
      expect(await settled(stirred)).toBe(true)
    },
  )
})
