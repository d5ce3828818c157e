import { html } from 'hono/html'

/** Text of a page with every value escaped. */
export type Markup = ReturnType<typeof html>

/** The path at which the stylesheet of the stack's own pages is served. */
export const stylesheetPath = '/local-stack.css'

/** A whole page of the stack itself. */
export function layout(page: {
  readonly title: string
  readonly note: string
  readonly body: Markup
}): Markup {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <title>${page.title}</title>
    <link rel="stylesheet" href="${stylesheetPath}" />
  </head>
  <body>
    <p class="note" role="note">${page.note}</p>
    ${page.body}
  </body>
</html>`
}
