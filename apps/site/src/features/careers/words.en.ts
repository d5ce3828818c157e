export const title = 'Cleaning is skilled work. We treat it that way.'
export const intro = (area: string) =>
  `Steady homes near you, days that fit your life, and a team that answers the phone. We hire all year across the ${area}.`
export const join = 'Join Our Team'
export const couldNotOpen = 'Could not open the application form'
export const checkConnection = 'Please check your connection and try again.'
export const whatYouGet = 'What you get'
export const whatWeAsk = 'What we ask'

export const fiveMinutes = 'Five minutes; fields with * are required.'
export const agreeFirst = 'To submit, agree at the end that we may contact you.'
export const sending = 'Sending...'
export const submit = 'Submit Application'
export const fullName = 'Full Name'
export const email = 'Email'
export const phone = 'Phone'
export const experience = 'Cleaning experience'
export const select = 'Select'
export const optional = '(optional)'
export const days = 'Days you can work'
export const times = 'Times you can work'
export const areas = 'Areas you can reach'
export const message = 'Anything you would like to tell us'
export const consent = (company: string) =>
  `I agree that ${company} contacts me about my application by phone, text or e-mail. *`
export const resume = 'Resume'
export const resumeHint = 'PDF, DOC or DOCX, up to 5 MB.'
export const willBeSent = (file: string) => `${file} will be sent.`
