export const title = 'Your visits'
export const goesOn = (often: string) => `${often}. More follow in the same way, until you end them.`
export const ended = 'No more visits follow.'
export const repeating = 'Visits that repeat'
export const paused = (from: string, to: string) => `No visits from ${from} to ${to}.`
export const thisVisit = (state: string) => `This visit · ${state}`
export const at = (day: string, time: string) => `${day} at ${time}`
export const skip = 'Skip'
export const skipVisit = (when: string) => `Skip the visit of ${when}`
export const bringBack = 'Bring back'
export const bringBackVisit = (when: string) => `Bring back the visit of ${when}`
export const rearrange = 'Change day, time or how often'
export const extras = 'Change the extras of every visit'
export const everyVisit = 'At every visit'
export const pause = 'Pause my visits'
export const goOn = 'End the pause'
export const end = 'End all visits to come'
export const isDone = {
  skip: 'The visit is skipped.',
  'take-back': 'The visit takes place.',
  pause: 'Your visits pause.',
  'go-on': 'Your visits go on.',
  rearrange: 'Your visits are changed.',
  end: 'Your visits have ended.',
} as const
export const question = {
  skip: 'If you skip this visit',
  'take-back': 'If you bring this visit back',
  pause: 'If you pause your visits',
  'go-on': 'If your visits go on',
  rearrange: 'If you change your visits',
  end: 'If you end your visits now',
} as const
export const note = {
  skip: 'It costs nothing, and your card is not charged for it. The visits after it stay as they are.',
  'take-back': 'Your card is charged for it before the visit, as for the others.',
  pause: 'It costs nothing. Your card is not charged while your visits pause, and they go on by themselves.',
  'go-on': 'Your card is charged before each visit, as for the others.',
  rearrange:
    'Your card is charged before each visit, as you agreed. The visits that follow go on in the same way.',
  end: 'It costs nothing. Your card is not charged again, and no more visits follow. A visit that is paid already still takes place; it can be canceled by itself.',
} as const
export const confirm = {
  skip: 'Skip this visit',
  'take-back': 'Bring it back',
  pause: 'Pause my visits',
  'go-on': 'Go on',
  rearrange: 'Change my visits',
  end: 'End my visits',
} as const
export const keep = 'Keep them as they are'
export const working = 'One moment...'
export const calledOff = 'Called off'
export const isNew = 'New'
export const takesPlaceAgain = 'Takes place again'
export const stays = 'Stays: paid already, or changed by itself'
export const noPlace = 'No place: left out'
export const instead = (before: string) => `instead of ${before}`
export const sameTime = 'Same day and time'
export const was = (price: string) => `was ${price}`
export const nothingWritten = 'No visit that is planned so far changes.'
export const fromVisit = 'From which visit on'
export const howOften = 'How often'
export const firstOn = 'The first of them on'
export const startTime = 'Start time'
export const lookAt = 'See what changes'
export const pauseFrom = 'First visit to leave out'
export const backOn = 'Visits again from'
export const otherDay = 'Another day'
export const thatDay = 'First day with visits again'
export const weeks = (day: string, count: number) => `${day} (${count === 1 ? 'a week' : `${count} weeks`})`
