import { capital } from '@dustforce/office/company/own-words'

export const copiedTitle = 'Code Copied'
export const inClipboard = (code: string) => `${code} is in your clipboard.`
export const byHand = 'Copy the code by hand'
export const cannotCopy = (code: string) => `Your browser does not let us copy: ${code}`
export const title = (percent: number, visit: string) => `${percent}% off your first ${visit}`
export const forNew = (company: string) =>
  `For first-time customers of ${company}. Your code is below; it is applied when you book from here.`
export const bookNow = (visit: string) => `Book Your ${capital(visit)} Now`
export const later = 'Maybe Later'
export const codeCopied = 'Code copied'
export const copyCode = 'Copy code'
export const copied = 'Copied'
export const copy = 'Copy'
export const chooseService = 'Choose a service'
export const from = 'from'
