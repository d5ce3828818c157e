import { expect, test } from 'vitest'
import { footerPlan, headerPlan, heroPlan } from './scroll-plan.ts'

test('a header link leaves the bar and ten pixels above the section, at any width', () => {
  expect(headerPlan(true, 74, false).offset).toBe(84)
  expect(headerPlan(false, 80, false).offset).toBe(90)
})

test('a header link followed from another page waits, then looks up to five times, more and more patiently', () => {
  const wide = headerPlan(false, 80, true)
  const narrow = headerPlan(true, 74, true)
  expect([wide.initialDelay, narrow.initialDelay]).toEqual([400, 600])
  expect([wide.attempts, narrow.attempts]).toEqual([5, 5])
  expect([1, 2, 3, 4].map(wide.retryDelay)).toEqual([300, 400, 500, 600])
  expect([1, 2, 3, 4].map(narrow.retryDelay)).toEqual([450, 600, 750, 900])
})

test('the hero scrolls with 100 px above the section on narrow screens and 80 px on wide ones', () => {
  expect([heroPlan(true).offset, heroPlan(false).offset]).toEqual([100, 80])
})

test('a footer link scrolls with 64 or 80 px above the section and looks three times', () => {
  expect([footerPlan(true, false).offset, footerPlan(false, false).offset]).toEqual([64, 80])
  expect(footerPlan(true, true).attempts).toBe(3)
})

test('a footer link followed from another page waits as a header link does', () => {
  expect([footerPlan(true, true), footerPlan(false, true)].map((plan) => plan.initialDelay)).toEqual([
    600, 400,
  ])
  expect([footerPlan(true, false), footerPlan(false, false)].map((plan) => plan.initialDelay)).toEqual([0, 0])
  expect([1, 2].map(footerPlan(true, true).retryDelay)).toEqual([450, 600])
  expect([1, 2].map(footerPlan(false, true).retryDelay)).toEqual([300, 400])
})

test('a section below the hero is there: it is looked for once, at once', () => {
  const plan = heroPlan(true)
  expect([plan.initialDelay, plan.attempts, plan.retryDelay(1)]).toEqual([0, 1, 0])
})
