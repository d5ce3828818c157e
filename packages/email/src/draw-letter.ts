import type { Company } from '@dustforce/core/company'
import type { EmailContent, RenderedEmail } from '@dustforce/ports'
import { render, toPlainText } from '@react-email/render'
import { letterOf } from './letter.tsx'
import { oneLine } from './one-line.ts'

/** Keeps a label and its value on one line, and a telephone number a number. */
const plainText = {
  selectors: [{ selector: 'a.plain', format: 'anchor', options: { ignoreHref: true } }],
}

/** Draws a letter with React, which escapes every text; the plain version is made from the same HTML. */
export async function drawLetter(content: EmailContent, company: Company): Promise<RenderedEmail> {
  const { subject, body } = letterOf(content, company)
  const html = await render(body)
  return { subject: oneLine(subject), html, text: toPlainText(html, plainText) }
}
