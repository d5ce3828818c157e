import * as Effect from 'effect/Effect'
import type { EmailRenderer } from '../../letters/email-renderer.ts'

/** Renders an e-mail as the JSON of its facts. */
export const memoryRenderer: EmailRenderer['Service'] = {
  render: ({ kind, facts }, _business, links = {}) => {
    const text = JSON.stringify({ ...facts, ...links }, null, 2)
    return Effect.succeed({
      subject: kind,
      text,
      html: `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`,
    })
  },
}
