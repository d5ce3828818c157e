import { use } from 'react'
import { useWords } from '../words/letter-words.ts'
import { OwnPage } from './own-page.tsx'
import { Action } from './prose.tsx'

/** Leads to the question after a visit, which is opened by the link of the booking. */
export function ReviewLink() {
  const href = use(OwnPage)
  const words = useWords()
  return href === null ? null : <Action href={href.replace('/booking#', '/review#')}>{words.answer}</Action>
}
