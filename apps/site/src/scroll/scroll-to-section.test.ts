import { expect, test } from 'vitest'
import { footerPlan, headerPlan } from './scroll-plan.ts'
import { type ScrollStage, scrollToSection } from './scroll-to-section.ts'

/** A page whose section appears at the n-th look; it remembers every wait and scroll. */
function stageWhereFound(atLook: number) {
  const waits: number[] = []
  const offsets: number[] = []
  let looks = 0
  const pending: (() => void)[] = []
  const stage: ScrollStage = {
    find: () => {
      looks += 1
      return looks >= atLook ? { scrollTo: (offset) => void offsets.push(offset) } : null
    },
    after: (milliseconds, run) => {
      waits.push(milliseconds)
      pending.push(run)
      return () => void pending.splice(0)
    },
  }
  const drain = () => {
    for (let run = pending.shift(); run !== undefined; run = pending.shift()) run()
  }
  return { stage, waits, offsets, drain, looks: () => looks }
}

test('a section that is there is scrolled to at once', () => {
  const page = stageWhereFound(1)
  scrollToSection(page.stage, 'services', headerPlan(false, 80, false))
  expect(page.offsets).toEqual([90])
  expect(page.waits).toEqual([])
})

test('a section that appears late is found by a later look', () => {
  const page = stageWhereFound(3)
  scrollToSection(page.stage, 'about', headerPlan(true, 74, true))
  page.drain()
  expect(page.waits).toEqual([600, 450, 600])
  expect(page.offsets).toEqual([84])
})

test('it stops looking after the last attempt', () => {
  const page = stageWhereFound(99)
  scrollToSection(page.stage, 'about', headerPlan(false, 80, true))
  page.drain()
  expect(page.looks()).toBe(5)
  const footer = stageWhereFound(99)
  scrollToSection(footer.stage, 'contact', footerPlan(false, false))
  footer.drain()
  expect(footer.looks()).toBe(3)
})

test('giving up ends the search', () => {
  const page = stageWhereFound(2)
  const giveUp = scrollToSection(page.stage, 'about', headerPlan(false, 80, true))
  giveUp()
  page.drain()
  expect(page.looks()).toBe(0)
})
