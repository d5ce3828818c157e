import type { WishFacts } from '@dustforce/workflows/ports'
import { Link } from '@react-email/link'
import { theme } from '../theme.ts'
import { type LetterWords, useWords } from '../words/letter-words.ts'
import { Paragraph } from './prose.tsx'

/** The page of a wish; its token is behind the '#', where no server's log and no `Referer` has it. */
export function waitingPage({ token }: WishFacts, { business, basename }: LetterWords): string {
  return `${business.company.website}${basename}/waiting#${encodeURIComponent(token)}`
}

/** Ends these e-mails. */
export function LeaveQueue({ wish }: { readonly wish: WishFacts }) {
  const words = useWords()
  const { why, leave, toEnd } = words.queue
  return (
    <Paragraph>
      {why}{' '}
      <Link className="df-link" href={waitingPage(wish, words)} style={{ color: theme.brand }}>
        {leave}
      </Link>{' '}
      {toEnd}
    </Paragraph>
  )
}
