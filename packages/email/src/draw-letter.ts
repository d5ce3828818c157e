import type { Business } from '@dustforce/office/company'
import type { EmailContent, LetterLinks, RenderedEmail } from '@dustforce/workflows/ports'
import { render, toPlainText } from '@react-email/render'
import { createElement } from 'react'
import { letterOf } from './letter.tsx'
import { oneLine } from './one-line.ts'
import { BookingCalendar } from './parts/calendar-link.tsx'
import { JobPage } from './parts/job-link.tsx'
import { MailChoicesPage } from './parts/mail-choices-link.tsx'
import { OwnPage } from './parts/own-page.tsx'

/** Keeps a label and its value on one line, and a telephone number a number. */
const plainText = {
  selectors: [{ selector: 'a.plain', format: 'anchor', options: { ignoreHref: true } }],
}

/** Draws a letter with React, which escapes every text; the plain version is made from the same HTML. */
export async function drawLetter(
  content: EmailContent,
  business: Business,
  { manage, feed, job, unsubscribe }: LetterLinks,
  functionsUrl: string,
): Promise<RenderedEmail> {
  const { subject, body } = letterOf(content, business)
  // Behind the '#', where no server's log and no `Referer` has it.
  const ownPage = manage === undefined ? null : `${business.company.website}/booking#${manage}`
  const calendar = feed === undefined ? null : `${functionsUrl}/calendar/${feed}.ics`
  const letter = createElement(BookingCalendar, { value: calendar }, body)
  const choices = unsubscribe === undefined ? null : `${business.company.website}/mail-choices#${unsubscribe}`
  const linked = createElement(MailChoicesPage, { value: choices }, letter)
  const jobPage = job === undefined ? null : `${business.company.website}/job#${job}`
  const whole = createElement(JobPage, { value: jobPage }, linked)
  const html = await render(createElement(OwnPage, { value: ownPage }, whole))
  const rendered = { subject: oneLine(subject), html, text: toPlainText(html, plainText) }
  return unsubscribe === undefined
    ? rendered
    : { ...rendered, unsubscribeUrl: `${functionsUrl}/mail-choices/${unsubscribe}` }
}
