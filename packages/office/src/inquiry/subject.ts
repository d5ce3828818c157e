const longest = 32

/**
 * A subject as the list shows it: at most 32 characters, then an ellipsis; 'No subject' when it is missing.
 *
 * @example
 * subjectSummary('A question about the windows upstairs') // => 'A question about the windows ups…'
 */
export function subjectSummary(subject: string | null): string {
  if (subject === null) return 'No subject'
  const characters = [...subject]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : subject
}

/**
 * The subject of a reply's e-mail.
 *
 * @example
 * replySubject('Windows') // => 'Re: Windows'
 */
export function replySubject(subject: string | null): string {
  const text = (subject ?? '').trim()
  if (text === '') return 'Re: Contact Inquiry'
  return text.startsWith('Re: ') ? text : `Re: ${text}`
}
