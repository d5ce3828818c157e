import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNearWindow } from './use-near-window.ts'

interface Entry {
  readonly isIntersecting: boolean
  readonly boundingClientRect: { readonly height: number }
}

/** Stands in for the browser's: what is watched, and a way to say what it saw. */
class Observer {
  static made: Observer[] = []
  readonly watched = new Set<unknown>()
  readonly see: (entries: readonly Entry[]) => void
  readonly options: unknown
  constructor(see: (entries: readonly Entry[]) => void, options: unknown) {
    this.see = see
    this.options = options
    Observer.made.push(this)
  }
  observe(element: unknown) {
    this.watched.add(element)
  }
  unobserve(element: unknown) {
    if (!(element instanceof Element)) throw new TypeError('not an element')
    this.watched.delete(element)
  }
  disconnect() {
    this.watched.clear()
  }
}

beforeEach(() => {
  Observer.made = []
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const entry = (isIntersecting: boolean, height: number): Entry => ({
  isIntersecting,
  boundingClientRect: { height },
})

function watch(element: HTMLElement | null, initially: 'near' | 'far' = 'near') {
  const place: { current: HTMLElement | null } = { current: element }
  const renders = { count: 0 }
  const hook = renderHook(() => {
    renders.count += 1
    return useNearWindow(place, initially)
  })
  const observer = () => Observer.made[0]
  return {
    ...hook,
    place,
    renders,
    observer,
    see: (...entries: Entry[]) => act(() => observer()?.see(entries)),
  }
}

it('counts as near until it is seen far away, and keeps the height that it had', () => {
  const { result, see, renders } = watch(document.createElement('tbody'))
  expect(result.current).toEqual({ near: true, height: 0 })
  see(entry(true, 300))
  expect(result.current).toEqual({ near: true, height: 0 })
  expect(renders.count).toBe(1)
  see(entry(false, 640))
  expect(result.current).toEqual({ near: false, height: 640 })
  see(entry(true, 20))
  expect(result.current).toEqual({ near: true, height: 640 })
})

it('counts as far until it is seen near, where that is asked for', () => {
  const { result, see } = watch(document.createElement('tbody'), 'far')
  expect(result.current.near).toBe(false)
  see(entry(true, 20))
  expect(result.current.near).toBe(true)
})

it('goes by the last thing seen, and ignores an empty report', () => {
  const { result, see } = watch(document.createElement('tbody'))
  see()
  expect(result.current.near).toBe(true)
  see(entry(true, 1), entry(false, 50))
  expect(result.current).toEqual({ near: false, height: 50 })
})

it('looks well beyond the edges of the window', () => {
  expect(watch(document.createElement('tbody')).observer()?.options).toEqual({ rootMargin: '1200px 0px' })
})

it('watches the element that is behind the ref after a render, and only that', () => {
  const first = document.createElement('tbody')
  const second = document.createElement('tbody')
  const { place, rerender, observer } = watch(null)
  expect([...(observer()?.watched ?? [])]).toEqual([])
  for (const next of [first, second, null, first]) {
    place.current = next
    rerender()
    expect([...(observer()?.watched ?? [])]).toEqual(next === null ? [] : [next])
  }
  expect(Observer.made).toHaveLength(1)
})

it('does not watch an element again that it watches already', () => {
  const element = document.createElement('tbody')
  const { rerender, observer } = watch(element)
  const made = observer()
  const observe = made === undefined ? undefined : vi.spyOn(made, 'observe')
  rerender()
  expect(observe).not.toHaveBeenCalled()
})

it('watches nothing once it is gone', () => {
  const { unmount, observer } = watch(document.createElement('tbody'))
  unmount()
  expect(observer()?.watched.size).toBe(0)
})
