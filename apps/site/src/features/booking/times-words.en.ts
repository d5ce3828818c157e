export const nextFreeTimes = 'Next free times'
export const chooseTime = 'Choose a time to book it.'
export const showFreeTimes = 'Show free times'
export const lookingUpTimes = 'Looking up free times...'
export const lookAgain = 'Look again'
export const day = 'Day'
export const bookAt = (day: string, time: string) => `Book ${day} at ${time}`
export const weekdayShort = (weekday: string) => weekday.slice(0, 3)
export const contactForAvailability = 'Please contact us for availability'
