import type { ResultOfMany } from '@dustforce/supabase/admin'

const most = 3

/** Why some of many were left, by customer; empty when none was. */
export function failuresOf(results: readonly ResultOfMany[]): string {
  const failed = results.filter(({ outcome }) => outcome !== 'done')
  const told = failed.slice(0, most).map(({ customerName, outcome, message }) => {
    if (outcome === 'missing') return 'One no longer exists.'
    if (outcome === 'emails-sent') {
      return results.length === 1
        ? 'The e-mails have been sent: change the contractor instead.'
        : `${customerName}: the e-mails have been sent. Change the contractor instead.`
    }
    if (outcome === 'refused') return `${customerName}: ${message}`
    return `${customerName} was changed${message === '' ? '' : ` by ${message}`} since.`
  })
  const more = failed.length - told.length
  return [...told, ...(more > 0 ? [`${more} more.`] : [])].join(' ')
}

/** Says what became of the letters of many bookings, by customer; empty when there were none. */
export function lettersText(
  assigned: readonly {
    readonly booking: { readonly customerName: string }
    readonly held: readonly string[]
    readonly problems: readonly string[]
  }[],
): string {
  const count = assigned.reduce((sum, { held }) => sum + held.length, 0)
  const failed = assigned.filter(({ problems }) => problems.length > 0)
  const more = failed.length - most
  return [
    count === 0
      ? ''
      : count === 1
        ? 'One e-mail goes out in ten seconds.'
        : `${count} e-mails go out in ten seconds.`,
    ...failed
      .slice(0, most)
      .map(({ booking, problems }) => `${booking.customerName}: ${[...new Set(problems)].join(' ')}`),
    more > 0 ? `The e-mails of ${more} more failed.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
