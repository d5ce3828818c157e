import { createContext, use } from 'react'
import { Action, Paragraph } from './prose.tsx'

/** The address of the cleaner's page of the job; null in letters that lead to none. */
export const JobPage = createContext<string | null>(null)

/** Leads to the page on which a cleaner says to be on the way. */
export function JobLink() {
  const href = use(JobPage)
  return href === null ? null : (
    <>
      <Paragraph>
        On the day, when you set out: open this page and press the button. Your customer gets an e-mail.
      </Paragraph>
      <Action href={href}>I am on my way</Action>
    </>
  )
}
