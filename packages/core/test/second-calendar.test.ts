import { expect, it } from 'vitest'
import { compareCalendars } from './compare-calendars.ts'

it('opens any day of any policy as a calendar does that shares no code with it', () => {
  expect(compareCalendars(100)).toBe(100)
})
