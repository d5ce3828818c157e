import type { Business } from '@dustforce/office/company'
import { notices } from '@dustforce/office/notice'
import type { EmailContent, LetterLinks, RenderedEmail } from '@dustforce/workflows/ports'
import { render, toPlainText } from '@react-email/render'
import { createElement } from 'react'
import { letterOf } from './letter.tsx'
import { oneLine } from './one-line.ts'
import { BookingCalendar } from './parts/calendar-link.tsx'
import { JobPage } from './parts/job-link.tsx'
import { MailChoicesPage } from './parts/mail-choices-link.tsx'
import { OwnPage } from './parts/own-page.tsx'
import { SpokenIn, wordsFor } from './words/letter-words.ts'

/** Keeps a label and its value on one line, and a telephone number a number. */
const plainText = {
  selectors: [{ selector: 'a.plain', format: 'anchor', options: { ignoreHref: true } }],
}

/** Returns the language that the reader of a letter reads, as it was stored; contractors and the office read the office's own language. */
function languageFor({ kind, facts }: EmailContent): string | null {
  const isSpoken = notices[kind].to === 'customer' || notices[kind].to === 'writer'
  return isSpoken && 'language' in facts ? facts.language : null
}

/** Draws a letter with React, which escapes every text; the plain version is made from the same HTML. */
export async function drawLetter(
  content: EmailContent,
  business: Business,
  { manage, feed, job, unsubscribe }: LetterLinks,
  functionsUrl: string,
): Promise<RenderedEmail> {
  const words = wordsFor(business, languageFor(content))
  const site = `${business.company.website}${words.basename}`
  const { subject, body } = letterOf(content, words)
  // Behind the '#', where no server's log and no `Referer` has it.
  const ownPage = manage === undefined ? null : `${site}/booking#${manage}`
  const calendar = feed === undefined ? null : `${functionsUrl}/calendar/${feed}.ics`
  const letter = createElement(BookingCalendar, { value: calendar }, body)
  const choices = unsubscribe === undefined ? null : `${site}/mail-choices#${unsubscribe}`
  const linked = createElement(MailChoicesPage, { value: choices }, letter)
  const jobPage = job === undefined ? null : `${business.company.website}/job#${job}`
  const whole = createElement(JobPage, { value: jobPage }, linked)
  const spoken = createElement(SpokenIn, { value: words }, createElement(OwnPage, { value: ownPage }, whole))
  const html = await render(spoken)
  const rendered = { subject: oneLine(subject), html, text: toPlainText(html, plainText) }
  return unsubscribe === undefined
    ? rendered
    : { ...rendered, unsubscribeUrl: `${functionsUrl}/mail-choices/${unsubscribe}` }
}
