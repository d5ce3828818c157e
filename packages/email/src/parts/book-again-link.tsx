import { use } from 'react'
import { useWords } from '../words/letter-words.ts'
import { OwnPage } from './own-page.tsx'
import { Action } from './prose.tsx'

/** Leads to the booking form, filled in with the booking that the letter is about; where its page is not known, to the empty one, if there is to be any. */
export function BookAgainLink({
  otherwise,
  quiet = false,
}: {
  readonly otherwise?: string
  /** Beside what the letter asks for first. */
  readonly quiet?: boolean
}) {
  const href = use(OwnPage)
  const words = useWords()
  if (href === null)
    return otherwise === undefined ? null : <Action href={otherwise}>{words.bookAgain}</Action>
  return (
    <Action href={href.replace('/booking#', '/booking?again#')} quiet={quiet}>
      {words.bookAgainFilledIn}
    </Action>
  )
}
