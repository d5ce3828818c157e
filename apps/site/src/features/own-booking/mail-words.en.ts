export const title = 'E-mails from us'
export const loading = 'Loading your choices...'
export const opensNothing = 'This link opens nothing'
export const latestLink = 'It may have been replaced by a newer one. The link in our latest e-mail works, or'
export const writeToUs = 'write to us'
export const weStop = 'and we stop the e-mails for you.'
export const notLoaded = 'Your choices could not be loaded.'
export const sendTo = 'What we send to'
export const inAddition =
  'in addition to confirmations, changes, refunds and news on the day, which you always get.'
export const reminders = (visit: string) => `Reminders two days and two hours before your ${visit}`
export const thanks = (visit: string) => `A thank-you with one question after your ${visit}`
export const saving = 'Saving...'
export const save = 'Save'
export const stopAll = 'Stop all optional e-mails'
export const saved = 'Saved. This applies to every booking with this address, from the next e-mail on.'
