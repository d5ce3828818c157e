import type { ResultOfMany } from '@dustforce/supabase/admin'

const most = 3

/** Why some of many were left, by customer; empty when none was. */
export function failuresOf(results: readonly ResultOfMany[]): string {
  const failed = results.filter(({ outcome }) => outcome !== 'done')
  const told = failed.slice(0, most).map(({ customerName, outcome, message }) => {
    if (outcome === 'missing') return 'One no longer exists.'
    if (outcome === 'told') return 'The e-mails have gone out: change the cleaner instead.'
    if (outcome === 'refused') return `${customerName}: ${message}`
    return `${customerName} was changed${message === '' ? '' : ` by ${message}`} since.`
  })
  const more = failed.length - told.length
  return [...told, ...(more > 0 ? [`${more} more.`] : [])].join(' ')
}
