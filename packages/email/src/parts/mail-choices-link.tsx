import { Link } from '@react-email/link'
import { type CSSProperties, createContext, use } from 'react'
import { useWords } from '../words/letter-words.ts'

/** The address of the page where the reader chooses which letters to get; null in necessary letters. */
export const MailChoicesPage = createContext<string | null>(null)

/** Leads to the end of such letters, after what stands before it. */
export function MailChoicesLink({ style }: { readonly style: CSSProperties }) {
  const href = use(MailChoicesPage)
  const words = useWords()
  if (href === null) return null
  return (
    <>
      {' '}
      ·{' '}
      <Link className="df-link" href={href} style={style}>
        {words.stopLetters}
      </Link>
    </>
  )
}
