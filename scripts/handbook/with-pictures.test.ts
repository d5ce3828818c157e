import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hubActs, hubScreens } from './hub-screens.mjs'
import { markedScreens, withPictures } from './with-pictures.mjs'

const handbook = readFileSync(new URL('../../docs/owners-handbook.md', import.meta.url), 'utf8')
const taken = [...hubScreens, ...hubActs].map(([name]) => name)

test('a mark becomes a picture of its screen with a title, and everything else stays', () => {
  const marked = 'Before\n<!-- picture: prices, The price list -->\nAfter'
  expect(withPictures(marked, ['hub-prices-1440.jpg'])).toBe(
    'Before\n![The price list](hub-prices-1440.jpg)\nAfter',
  )
})

test('a mark without its picture is named', () => {
  expect(() => withPictures('<!-- picture: moon, The moon -->', ['hub-prices-1440.jpg'])).toThrow(
    'There is no picture hub-moon-1440.jpg',
  )
})

test('the handbook has pictures of ten screens or more, each of which is taken, and none twice', () => {
  const screens = markedScreens(handbook)
  expect(screens.length).toBeGreaterThanOrEqual(10)
  expect(screens.filter((screen) => !taken.includes(screen))).toEqual([])
  expect(new Set(screens).size).toBe(screens.length)
})
