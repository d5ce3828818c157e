import { Hono } from 'hono'
import type { Mail } from './mail.ts'
import { type MailboxStyle, mailListPage, mailPage, noMailPage } from './mailbox-pages.ts'

/** The pages on which people read what was sent. */
export function mailboxRoutes({
  all,
  find,
  style,
}: {
  /** The oldest first. */
  readonly all: () => readonly Mail[]
  readonly find: (id: string) => Mail | null
  readonly style: MailboxStyle
}): Hono {
  const pages = new Hono()
  pages.get('/', (c) => c.html(mailListPage(all().toReversed(), style)))
  pages.get('/:id', (c) => {
    const mail = find(c.req.param('id'))
    if (mail === null) return c.html(noMailPage(), 404)
    return c.html(mailPage(mail, c.req.query('view') === 'text' ? 'text' : 'html', style))
  })
  return pages
}
