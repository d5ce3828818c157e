import { expect, it } from 'vitest'
import { canShowReview, shownArea, shownName } from './review.ts'

it.each([
  ['Ada Lovelace', 'Ada L.'],
  ['  ada   byron  king ', 'ada K.'],
  ['Ada', 'Ada'],
  ['', 'A customer'],
  ['😀smile 😀x', '😀smile 😀.'],
  ['x'.repeat(40), 'x'.repeat(30)],
])('shows the name %j as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})

it.each([
  ['1 King St W, Toronto, ON M5H 1A1', 'Toronto'],
  ['100 Queen St W, Unit 405, Toronto, ON M5H 2N2', 'Toronto'],
  ['1 King St W, Toronto', 'Toronto'],
  ['1 King St W', ''],
  ['1 King St W, M5H 1A1', ''],
  ['', ''],
  [`1 King St W, ${'x'.repeat(61)}`, 'x'.repeat(60)],
])('shows of the address %j %j', (address, shown) => {
  expect(shownArea(address)).toBe(shown)
})

it('shows what has words and consent', () => {
  expect(canShowReview({ rating: 5, text: 'Good', mayShow: true })).toBe(true)
  expect(canShowReview({ rating: 5, text: ' ', mayShow: true })).toBe(false)
  expect(canShowReview({ rating: 5, text: 'Good', mayShow: false })).toBe(false)
})
