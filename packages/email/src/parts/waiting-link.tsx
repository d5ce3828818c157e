import type { Company } from '@dustforce/office/company'
import type { WishFacts } from '@dustforce/workflows/ports'
import { Link } from '@react-email/link'
import { theme } from '../theme.ts'
import { Paragraph } from './prose.tsx'

/** The page of a wish; its token is behind the '#', where no server's log and no `Referer` has it. */
export function waitingPage({ website }: Company, { token }: WishFacts): string {
  return `${website}/waiting#${encodeURIComponent(token)}`
}

/** How these e-mails end. */
export function LeaveQueue({ company, wish }: { readonly company: Company; readonly wish: WishFacts }) {
  return (
    <Paragraph>
      You get these e-mails because you asked to be told when a place is free.{' '}
      <Link className="df-link" href={waitingPage(company, wish)} style={{ color: theme.brand }}>
        Leave the queue
      </Link>{' '}
      to end them.
    </Paragraph>
  )
}
