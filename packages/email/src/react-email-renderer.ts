import { EmailRenderer, EmailRendererError } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'

/**
 * Renders with React, which is loaded with the first letter: a function that only queues letters starts without it.
 *
 * @param siteUrl where the links lead
 * @param functionsUrl where the functions are that programs follow links to; below the site unless given
 */
export function reactEmailRenderer(
  siteUrl: string,
  functionsUrl = `${withoutSlash(siteUrl)}/functions/v1`,
): Layer.Layer<EmailRenderer> {
  return Layer.succeed(EmailRenderer, {
    render: Effect.fn('EmailRenderer.render')((content, business, links = {}) =>
      Effect.tryPromise({
        try: async () => {
          const { drawLetter } = await import('./draw-letter.ts')
          const company = { ...business.company, website: withoutSlash(siteUrl) }
          return drawLetter(content, { ...business, company }, links, withoutSlash(functionsUrl))
        },
        catch: (cause) => new EmailRendererError({ reason: 'template', message: String(cause) }),
      }),
    ),
  })
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
