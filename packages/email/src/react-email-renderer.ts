import { gtaCompany } from '@dustforce/core/company'
import { EmailRenderer, EmailRendererError } from '@dustforce/ports'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'

/**
 * Renders with React, which is loaded with the first letter: a function that only queues letters starts without it.
 *
 * @param siteUrl where the links lead
 */
export function reactEmailRenderer(siteUrl: string): Layer.Layer<EmailRenderer> {
  return Layer.succeed(EmailRenderer, {
    render: Effect.fn('EmailRenderer.render')((content, contact, links = {}) =>
      Effect.tryPromise({
        try: async () => {
          const { drawLetter } = await import('./draw-letter.ts')
          const website = siteUrl.replace(/\/+$/, '')
          return drawLetter(content, { ...gtaCompany, ...contact, website }, links)
        },
        catch: (cause) => new EmailRendererError({ reason: 'template', message: String(cause) }),
      }),
    ),
  })
}
