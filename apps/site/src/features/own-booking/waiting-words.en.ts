export const title = 'Your place in the queue'
export const loading = 'Loading your place in the queue...'
export const notLoaded = 'Your place in the queue could not be loaded.'
export const opensNothing = 'This link opens nothing'
export const latestLink = 'The link in our latest e-mail works, or'
export const freeDay = 'look for a free day'
export const lookForFreeDay = 'Look for a free day'
export const isYours = (day: string, time: string) => `${day} at ${time} is yours to book`
export const heldUntil = (service: string) => `${service}. We hold it for you until`
export const thenNext = (zone: string) => `(${zone} time); then it goes to the next in the queue.`
export const bookThisTime = 'Book this time'
export const weWriteTo = (service: string) => `${service}. We write to`
export const onceFree = 'as soon as a place is free, and hold it for you for one hour.'
export const ahead = (count: number) =>
  count === 0 ? 'You are next' : count === 1 ? '1 waits before you' : `${count} wait before you`
export const paying = 'You have begun to book the place that we held. It is yours when it is paid.'
export const booked = 'You have booked: you are no longer in the queue.'
export const left = 'You are no longer in the queue, and we write nothing more about it.'
export const leave = 'Leave the queue'
export const leaving = 'Leaving...'
