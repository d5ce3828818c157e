import { expect, test } from 'vitest'
import { isSectionId, sectionIds } from './section.ts'

test('the home page has the sections that links lead to', () => {
  expect([...sectionIds]).toEqual([
    'home',
    'services',
    'how-it-works',
    'about',
    'testimonials',
    'contact',
    'booking',
  ])
  expect(sectionIds.every(isSectionId)).toBe(true)
  expect(['', 'faq', '#about'].some(isSectionId)).toBe(false)
})
