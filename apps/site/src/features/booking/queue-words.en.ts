export const dayIsFull = 'The day you want is full?'
export const tellMe = 'Tell me when a place is free'
export const howItWorks =
  'We hold a free place for the first in the queue for one hour and write to you when that is you. It costs nothing, and nothing is booked.'
export const days = 'Days'
export const time = 'Time'
export const anyTime = 'Any time'
export const morning = 'Morning'
export const afternoon = 'Afternoon'
export const email = 'E-mail'
export const consent = (company: string) =>
  `${company} may e-mail me when a place is free on these days. Each e-mail has a link to leave the queue, which ends them.`
export const join = 'Join the queue'
export const sending = 'Sending...'
export const joined = 'You are in the queue'
export const whatFollows = (email: string) =>
  `We write to ${email} as soon as a place is free, and hold it for you for one hour. You can still book another day.`
export const chooseDay = 'Please choose a day that has this time.'
export const agree = 'Please agree, so that we may write to you.'
export const tooMany = 'You have asked for many days. Please try again tomorrow, or call us.'
export const failed = 'That did not work. Please check your connection and try again.'
export const isFree = 'One of these times has become free: look at the calendar and book it now.'
