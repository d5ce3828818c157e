import { seriesInEnglish } from '@dustforce/core/series/explain'

/** The words of core about visits that are not on their dates. */
export const inWords = seriesInEnglish({ one: 'a visit', many: 'visits' })

export const intro =
  'These follow the first visit, at the same time of day. You pay for the first one now. Visits after the last one listed follow in the same way.'
export const chooseFirst = 'Choose a date and a time, and your visits to come are listed here.'
export const notLookedUp =
  'We could not look up the days of your visits to come. Please try again in a moment.'
export const onClosed = 'When a visit falls on a closed or full day'
export const nextOpenDay = 'Come on the next open day'
export const leaveOut = 'Leave this visit out'
export const everyVisit = 'Extras of every visit, not only of the first'
export const noVisit = 'No visit'
export const skipped = 'Skipped, as you asked.'
export const movedAsAsked = 'Moved, as you asked.'
export const move = 'Move'
export const moveVisit = (day: string) => `Move the visit on ${day}`
export const skip = 'Skip'
export const skipVisit = (day: string) => `Skip the visit on ${day}`
export const putBack = 'Put back'
export const putBackVisit = (day: string) => `Put back the visit on ${day}`
export const noOtherDay = 'No day near it is free at this time.'
export const anotherDay = (day: string) => `Another day instead of ${day}`
export const chooseDay = 'Choose a day'
