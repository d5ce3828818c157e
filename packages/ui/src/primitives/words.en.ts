export const close = 'Close'
export const cancel = 'Cancel'
export const tryAgain = 'Try again'
export const optional = '(optional)'
export const newTab = ' (opens in a new tab)'
export const charactersLeft = (count: number) => `${count} characters left`

// The calendar.
export const locale = 'en-CA'
export const past = 'In the past'
export const notAvailable = 'Not available'
export const tooFar = 'Too far ahead'
export const today = 'Today, '
export const selected = ', selected'

// Notices.
export const notification = 'Notification'
export const notifications = 'Notifications ({hotkey})'
export const closeNotification = 'Close notification'
