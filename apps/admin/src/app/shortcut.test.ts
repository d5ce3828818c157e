import { expect, test } from 'vitest'
import { createShortcuts, type KeyPress } from './shortcut.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

test.each([
  [press('k', { ctrlKey: true }), 'palette'],
  [press('K', { metaKey: true }), 'palette'],
  [press('z', { ctrlKey: true }), 'undo'],
  [press('z', { ctrlKey: true, shiftKey: true }), null],
  [press('/'), 'search'],
  [press('?', { shiftKey: true }), 'help'],
  [press('j'), 'next'],
  [press('K', { shiftKey: true }), null],
  [press('k', { altKey: true }), null],
  [press('Enter'), null],
])('%j is %s', (key, shortcut) => expect(createShortcuts()(key, 0, true)).toBe(shortcut))

test('a letter after g goes to a page, while g is remembered', () => {
  const shortcutOf = createShortcuts()
  expect(shortcutOf(press('g'), 0, true)).toBeNull()
  expect(shortcutOf(press('j'), 1000, true)).toEqual({ go: 'j' })
  expect(shortcutOf(press('j'), 1100, true)).toBe('next')
  shortcutOf(press('g'), 2000, true)
  expect(shortcutOf(press('j'), 4000, true)).toBe('next')
})

test('single letters can be off, and keys with Ctrl stay', () => {
  const shortcutOf = createShortcuts()
  expect(['/', 'j', '?', 'g'].map((key) => shortcutOf(press(key), 0, false))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(shortcutOf(press('k', { ctrlKey: true }), 0, false)).toBe('palette')
})
