import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timelineOf, workBetween } from './busy-timeline.ts'

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 20 }))
    .map(([start, length]) => ({ start, end: start + length })),
  { maxLength: 12 },
)

it('finds the work that goes on between two instants, as going through all of it does', () => {
  fc.assert(
    fc.property(
      spans,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 30 }),
      (busy, from, length) => {
        const until = from + length
        const found = workBetween(timelineOf(busy), from, until)
        const expected = busy.filter((span) => span.start < until && span.end > from)
        expect(found).toHaveLength(expected.length)
        expect(found).toEqual(expect.arrayContaining(expected))
      },
    ),
  )
})

it('keeps the list that it is given as it is', () => {
  const busy = [
    { start: 5, end: 6 },
    { start: 1, end: 9 },
  ]
  expect(timelineOf(busy)).toEqual({ spans: [busy[1], busy[0]], latestEnds: [9, 9] })
  expect(busy.map(({ start }) => start)).toEqual([5, 1])
  expect(timelineOf()).toEqual({ spans: [], latestEnds: [] })
})

it('takes work that is in order as it comes, also where two begin together', () => {
  const busy = [
    { start: 1, end: 9 },
    { start: 1, end: 3 },
    { start: 5, end: 6 },
  ]
  expect(timelineOf(busy).spans).toBe(busy)
  expect(timelineOf(busy).latestEnds).toEqual([9, 9, 9])
})
