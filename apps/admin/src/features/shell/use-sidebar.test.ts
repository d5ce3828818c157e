import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInHub } from '../../testing/render-in-hub.tsx'
import { useSidebar, wasCollapsed } from './use-sidebar.ts'

let written: string[] = []
let stored = ''
beforeEach(() => {
  written = []
  stored = ''
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => stored)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text))
})
afterEach(() => void vi.restoreAllMocks())

function press(key: string, held: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...held })
  act(() => void window.dispatchEvent(event))
  return event.defaultPrevented
}

it('reads the cookie among others', () => {
  expect(wasCollapsed('a=1; sidebar_collapsed=true; b=2')).toBe(true)
  for (const cookies of ['', 'a=1', 'sidebar_collapsed=false', 'xsidebar_collapsed=true'])
    expect(wasCollapsed(cookies)).toBe(false)
})

it('starts as the cookie says', () => {
  expect(renderInHub(useSidebar).result.current.collapsed).toBe(false)
  stored = 'sidebar_collapsed=true'
  expect(renderInHub(useSidebar).result.current.collapsed).toBe(true)
})

it('is remembered for seven days when it is toggled', () => {
  const { result } = renderInHub(useSidebar)
  act(() => result.current.toggle())
  expect(result.current.collapsed).toBe(true)
  act(() => result.current.toggle())
  expect(result.current.collapsed).toBe(false)
  const rest = 'path=/admin; max-age=604800; samesite=lax'
  expect(written).toEqual([`sidebar_collapsed=true; ${rest}`, `sidebar_collapsed=false; ${rest}`])
})

it.each<[string, KeyboardEventInit]>([
  ['b', { ctrlKey: true }],
  ['b', { metaKey: true }],
  ['B', { ctrlKey: true }],
])('is toggled by the key %s with %j', (key, held) => {
  const { result } = renderInHub(useSidebar)
  expect(press(key, held)).toBe(true)
  expect(result.current.collapsed).toBe(true)
  press(key, held)
  expect(result.current.collapsed).toBe(false)
  expect(written.map((text) => text.split(';')[0])).toEqual([
    'sidebar_collapsed=true',
    'sidebar_collapsed=false',
  ])
})

it.each<[string, KeyboardEventInit]>([
  ['b', {}],
  ['c', { ctrlKey: true }],
  ['b', { ctrlKey: true, shiftKey: true }],
  ['b', { metaKey: true, altKey: true }],
])('leaves the key %s with %j alone', (key, held) => {
  const { result } = renderInHub(useSidebar)
  expect(press(key, held)).toBe(false)
  expect([result.current.collapsed, written]).toEqual([false, []])
})

it('does not listen to the keyboard once it is gone', () => {
  const { unmount } = renderInHub(useSidebar)
  unmount()
  expect(press('b', { ctrlKey: true })).toBe(false)
})

it('opens the drawer in place of the sidebar on a phone', () => {
  const matching = window.matchMedia('all')
  vi.spyOn(matching, 'matches', 'get').mockReturnValue(true)
  vi.spyOn(window, 'matchMedia').mockReturnValue(matching)
  const toggleDrawer = vi.fn()
  const { result } = renderInHub(() => useSidebar(toggleDrawer))
  expect(press('b', { ctrlKey: true })).toBe(true)
  expect(toggleDrawer).toHaveBeenCalledOnce()
  expect(result.current.collapsed).toBe(false)
  expect(written).toEqual([])
})
