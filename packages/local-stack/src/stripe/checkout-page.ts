import { minorUnitsOf } from '@dustforce/core/money'
import { html } from 'hono/html'
import { layout, type Markup } from '../pages/layout.ts'
import { type Session, totalOf } from './objects.ts'
import { testCards } from './test-cards.ts'

const note = 'Test mode: a stand-in for Stripe Checkout. No card is charged.'

/** '33600' cents → 'CA$336.00', as Stripe's own page writes it. */
export function amountLabel(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    amount / minorUnitsOf(1, currency.toUpperCase()),
  )
}

const lineRow = (label: string, amount: string, quantity = 1): Markup =>
  html`<li><span>${quantity > 1 ? `${quantity} × ${label}` : label}</span><span>${amount}</span></li>`

function summary(session: Session, company: string): Markup {
  const { currency, discount } = session
  const total = amountLabel(totalOf(session), currency)
  if (session.mode === 'setup') {
    return html`<section aria-labelledby="summary">
      <h1 id="summary" class="soft">Save a card for ${company}</h1>
      <p>Nothing is charged now.</p>
    </section>`
  }
  return html`<section aria-labelledby="summary">
    <h1 id="summary" class="soft">Pay ${company}</h1>
    <p class="amount">${total}</p>
    <ul class="lines">
      ${session.lines.map((line) =>
        lineRow(line.name, amountLabel(line.unitAmount * line.quantity, currency), line.quantity),
      )}
      ${discount === null ? '' : lineRow(discount.name, `−${amountLabel(discount.amount, currency)}`)}
      <li class="total"><span>Total due today</span><span>${total}</span></li>
    </ul>
  </section>`
}

const readOnly = (label: string, value: string): Markup =>
  html`<label class="field"><span>${label}</span><input value="${value}" readonly /></label>`

const kinds = html`<label class="field"
  ><span>Card for tests</span
  ><select name="card">
    ${Object.entries(testCards).map(([number, { label }]) => html`<option value="${number}">${label}</option>`)}
  </select></label
>`

function payment(session: Session, company: string, action: string): Markup {
  const isSetup = session.mode === 'setup'
  const label = isSetup ? 'Save card' : `Pay ${amountLabel(totalOf(session), session.currency)}`
  return html`<section class="card stack" aria-label="Payment">
    <h2>${isSetup ? 'Save your card' : 'Pay by card'}</h2>
    ${session.customerEmail === null ? '' : readOnly('Email', session.customerEmail)}
    ${session.keepsCard === true ? '' : readOnly('Card number', '4242 4242 4242 4242')}
    ${
      session.keepsCard === true
        ? ''
        : html`<div class="pair">${readOnly('Expiry', '12 / 34')}${readOnly('Security code', '123')}</div>`
    }
    <form method="post" action="${action}/pay" class="stack">
      ${session.keepsCard === true ? kinds : ''}
      <button class="button main">${label}</button>
    </form>
    <form method="post" action="${action}/cancel"><button class="button">Cancel</button></form>
    <p class="soft small">
      ${
        isSetup
          ? `Cancel returns to ${company}. Your card stays as it was.`
          : `Cancel returns to ${company}. The place stays yours until this page expires.`
      }
    </p>
  </section>`
}

/** The hosted page of an open session at this company; `action` is its address. */
export function checkoutPage(session: Session, company: string, action: string): Markup {
  return layout({
    title: `${company} checkout`,
    note,
    body: html`<main class="page checkout">${summary(session, company)}${payment(session, company, action)}</main>`,
  })
}

/** The page of a session that can no longer be paid. */
export function closedPage(
  heading: string,
  text: string,
  link: { href: string; label: string } | null,
): Markup {
  return layout({
    title: heading,
    note,
    body: html`<main class="page narrow">
      <div class="card stack">
        <h1>${heading}</h1>
        <p>${text}</p>
        ${link === null ? '' : html`<p><a class="button main" href="${link.href}">${link.label}</a></p>`}
      </div>
    </main>`,
  })
}
