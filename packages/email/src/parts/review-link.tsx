import { use } from 'react'
import { OwnPage } from './own-page.tsx'
import { Action } from './prose.tsx'

/** Leads to the question after a visit, which is opened by the link of the booking. */
export function ReviewLink() {
  const href = use(OwnPage)
  return href === null ? null : (
    <Action href={href.replace('/booking#', '/review#')}>Answer the question</Action>
  )
}
