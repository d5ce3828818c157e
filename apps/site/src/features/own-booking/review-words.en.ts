export const title = (visit: string) => `How was your ${visit}?`
export const loading = 'Loading the question...'
export const opensNothing = 'This link opens nothing'
export const latestLink =
  'It may have expired or been replaced by a newer one. The link in our latest e-mail works, or'
export const writeToUs = 'write to us'
export const howItWas = 'how it was.'
export const notLoaded = 'The question could not be loaded.'
export const visit = (service: string, when: string, cleaner: string | null) =>
  `${service} on ${when}${cleaner === null ? '' : `, with ${cleaner}`}`
export const isShown = 'Thank you, your review is on our website. To change it or take it down, write to us.'
export const onceDone = (visit: string) => `The question can be answered once the ${visit} is done.`
export const scale = 'From 1 (bad) to 5 (very good)'
export const chooseNumber = 'Please choose a number.'
export const whatToKnow = 'What should we know? (optional)'
export const mayShow = (shownAs: string) => `You may show this on your website, as “${shownAs}”`
export const nothingElse = 'Nothing else about you is shown, and the office decides whether to show it.'
export const sending = 'Sending...'
export const send = 'Send'
export const change = 'Change my answer'
export const thanks = 'Thank you'
export const hasReview =
  'The office has your review. You can change it here until it is shown on the website.'
