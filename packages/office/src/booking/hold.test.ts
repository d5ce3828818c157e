import { expect, test } from 'vitest'
import { graceMinutes, holdMinutes, holdWords } from './hold.ts'

const began = Date.UTC(2026, 10, 21, 15)
const after = (minutes: number) => began + minutes * 60_000
const until = after(holdMinutes - graceMinutes)

test.each([
  [0, 'held', after(27)],
  [26.9, 'held', after(27)],
  [27, 'ending', until],
  [31.9, 'ending', until],
  [32, 'ended', null],
  [60, 'ended', null],
] as const)('after %d minutes the place is %s', (minutes, stage, next) => {
  expect(holdWords(after(holdMinutes), after(minutes))).toEqual({ stage, until, next })
})
