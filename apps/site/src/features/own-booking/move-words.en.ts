export const at = (day: string, time: string) => `${day} at ${time}`
export const movedTo = (target: string) => `Your booking is moved to ${target}. You get an e-mail.`
export const form = 'Choose another time'
export const notMoved = 'Your booking was not moved'
export const movableUntil = (until: string) => `You can move it here until ${until}`
export const times = (left: number) => `, ${left === 1 ? 'once more' : `${left} more times`}.`
export const newDate = 'New date'
export const newTime = (zone: string) => `New start time (${zone})`
export const chooseDateFirst = 'Choose a date first'
export const selectTime = 'Select a time'
export const notAvailable = (time: string) => `${time} (not available)`
export const goOn = 'Continue'
export const keepTime = 'Keep my time'
export const moveIt = 'Move your booking?'
export const from = 'From'
export const to = 'To'
export const toPay = 'To pay'
export const nothing = 'Nothing: the price stays.'
export const oldFile =
  'Did you add the old time to your calendar from a file? Delete it there; a calendar that you follow changes by itself.'
export const moving = 'Moving...'
export const move = 'Move my booking'
export const chooseAnother = 'Choose another time'
