import { expect, test } from 'vitest'
import { brandContrasts, contrastOf } from './brand-contrast.ts'

// As the WCAG's own formula gives them.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
  expect(contrastOf(other, one)).toBeCloseTo(contrast, 2)
})

test('a light primary colour carries no white words, a dark accent no dark ones', () => {
  expect(brandContrasts({ primary: '#e9b44c', accent: '#0b5d52' })).toMatchObject({
    primary: { isEnough: false },
    accent: { isEnough: false },
  })
  expect(brandContrasts({ primary: '#0b5d52', accent: '#e9b44c' })).toMatchObject({
    primary: { isEnough: true },
    accent: { isEnough: true },
  })
})
