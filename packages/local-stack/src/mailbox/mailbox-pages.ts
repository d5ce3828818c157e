import { html } from 'hono/html'
import { layout, type Markup } from '../pages/layout.ts'
import type { Mail } from './mail.ts'

const note = 'Test mode: e-mails are kept here and never leave this machine.'

/** The zone and the language that times are written in. */
export interface MailboxStyle {
  readonly zone: string
  readonly locale: string
}

const timeLabel = (instant: number, { zone, locale }: MailboxStyle): string =>
  new Date(instant).toLocaleString(locale, {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })

const row = (mail: Mail, style: MailboxStyle): Markup =>
  html`<li>
    <a href="/mailbox/${mail.id}">
      <span class="subject cut">${mail.subject}</span>
      <time class="soft small" datetime="${new Date(mail.sentAt).toISOString()}">${timeLabel(mail.sentAt, style)}</time>
      <span class="soft cut">To ${mail.to.join(', ')}</span>
    </a>
  </li>`

/** The list of e-mails, newest first. */
export function mailListPage(mails: readonly Mail[], style: MailboxStyle): Markup {
  return layout({
    title: 'Mailbox',
    note,
    body: html`<main class="page">
      <div class="bar">
        <h1>Mailbox</h1>
        <p class="soft">${mails.length === 1 ? '1 e-mail' : `${mails.length} e-mails`} sent</p>
      </div>
      ${
        mails.length === 0
          ? html`<p class="card soft">Nothing has been sent yet. Book a visit, and its confirmation lands here.</p>`
          : html`<ul class="card mails">${mails.map((mail) => row(mail, style))}</ul>`
      }
    </main>`,
  })
}

const tab = (mail: Mail, view: 'html' | 'text', label: string, current: boolean): Markup =>
  html`<a href="/mailbox/${mail.id}${view === 'text' ? '?view=text' : ''}" ${current ? html`aria-current="page"` : ''}>${label}</a>`

/** A letter whose links open in tabs of their own, as a mail program's do: the frame around it may not be led elsewhere. */
function inNewTabs(letter: string): string {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(letter) ? letter.replace(/<head[^>]*>/i, `$&${base}`) : `${base}${letter}`
}

/** One e-mail. Its HTML stands in a frame where no script runs. */
export function mailPage(mail: Mail, view: 'html' | 'text', style: MailboxStyle): Markup {
  return layout({
    title: mail.subject,
    note,
    body: html`<main class="page">
      <p class="back"><a href="/mailbox">← Mailbox</a></p>
      <h1>${mail.subject}</h1>
      <dl class="facts">
        <dt>To</dt><dd>${mail.to.join(', ')}</dd>
        <dt>From</dt><dd>${mail.from}</dd>
        ${mail.replyTo.length === 0 ? '' : html`<dt>Reply to</dt><dd>${mail.replyTo.join(', ')}</dd>`}
        <dt>Sent</dt><dd>${timeLabel(mail.sentAt, style)}</dd>
      </dl>
      <nav class="tabs" aria-label="View">
        ${tab(mail, 'html', 'Letter', view === 'html')}${tab(mail, 'text', 'Plain text', view === 'text')}
      </nav>
      ${
        view === 'html'
          ? html`<iframe class="mail" title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${inNewTabs(mail.html)}"></iframe>`
          : html`<pre class="card text">${mail.text}</pre>`
      }
    </main>`,
  })
}

/** The page for an e-mail that is not here. */
export function noMailPage(): Markup {
  return layout({
    title: 'No such e-mail',
    note,
    body: html`<main class="page narrow">
      <div class="card stack"><h1>No such e-mail</h1><p><a href="/mailbox">Back to the mailbox</a></p></div>
    </main>`,
  })
}
