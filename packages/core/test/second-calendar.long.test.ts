import { expect, it } from 'vitest'
import { compareCalendars } from './compare-calendars.ts'

it('opens the days of 3,000 policies as a calendar does that shares no code with it', () => {
  expect(compareCalendars(3000)).toBe(3000)
})
