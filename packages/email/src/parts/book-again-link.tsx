import { use } from 'react'
import { OwnPage } from './own-page.tsx'
import { Action } from './prose.tsx'

/** Leads to the booking form, filled in with the booking that the letter is about. */
export function BookAgainLink() {
  const href = use(OwnPage)
  return href === null ? null : (
    <Action href={href.replace('/booking#', '/booking?again#')}>Book again with everything filled in</Action>
  )
}
