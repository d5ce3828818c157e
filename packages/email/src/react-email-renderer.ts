import { gtaCompany } from '@dustforce/core/company'
import { EmailRenderer, EmailRendererError } from '@dustforce/ports'
import { render, toPlainText } from '@react-email/render'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import { letterOf } from './letter.tsx'
import { oneLine } from './one-line.ts'

/** Keeps a label and its value on one line, and a telephone number a number. */
const plainText = {
  selectors: [{ selector: 'a.plain', format: 'anchor', options: { ignoreHref: true } }],
}

/**
 * Renders with React, which escapes every text; the plain version is made from the same HTML.
 *
 * @param siteUrl where the links lead
 */
export function reactEmailRenderer(siteUrl: string): Layer.Layer<EmailRenderer> {
  return Layer.succeed(EmailRenderer, {
    render: Effect.fn('EmailRenderer.render')(function* (content, contact) {
      const company = { ...gtaCompany, ...contact, website: siteUrl.replace(/\/+$/, '') }
      const { subject, body } = letterOf(content, company)
      const html = yield* Effect.tryPromise({
        try: () => render(body),
        catch: (cause) => new EmailRendererError({ reason: 'template', message: String(cause) }),
      })
      return { subject: oneLine(subject), html, text: toPlainText(html, plainText) }
    }),
  })
}
