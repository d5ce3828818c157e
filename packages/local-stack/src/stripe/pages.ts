import { Hono } from 'hono'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import { ApiError } from './api-error.ts'
import { completeSession, currentSession } from './checkout.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { checkoutPage, closedPage } from './checkout-page.ts'
import type { Session } from './objects.ts'
import { isTestCard, usualCard } from './test-cards.ts'

const successUrlOf = (session: Session): string =>
  session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id)

const originOf = (url: string): string => new URL(url).origin

/** The hosted checkout: `/checkout/<session>` with its Pay and Cancel buttons. `onPaid` is called after a payment. */
export function makeCheckoutPages(context: CheckoutContext, onPaid: () => void): Hono {
  const pages = new Hono()
  pages.onError((error, c) => {
    if (!(error instanceof ApiError)) throw error
    return c.html(closedPage('Page not found', 'There is no such checkout.', null), 404)
  })
  pages.get('/checkout/:id', (c) => {
    const session = currentSession(context, c.req.param('id'))
    if (session.status === 'complete') {
      const link = { href: successUrlOf(session), label: `Return to ${context.company}` }
      return c.html(closedPage('All done', 'This checkout has been paid already.', link))
    }
    if (session.status === 'expired') {
      const link = { href: session.cancelUrl, label: `Return to ${context.company}` }
      return c.html(
        closedPage('This page has expired', 'The checkout was open for too long. Please book again.', link),
        410,
      )
    }
    // Browsers hold the address that a form's answer leads on to against the policy as well.
    const formTargets = [originOf(session.successUrl), originOf(session.cancelUrl)]
    c.header('content-security-policy', contentSecurityPolicy({ formTargets }))
    return c.html(checkoutPage(session, context.company, `${context.pages()}/checkout/${session.id}`))
  })
  pages.post('/checkout/:id/pay', async (c) => {
    const { card } = await c.req.parseBody()
    const session = completeSession(context, c.req.param('id'), false, isTestCard(card) ? card : usualCard)
    if (session.status !== 'complete') return c.redirect(`${context.pages()}/checkout/${session.id}`, 303)
    onPaid()
    return c.redirect(successUrlOf(session), 303)
  })
  pages.post('/checkout/:id/cancel', (c) =>
    c.redirect(context.records.session(c.req.param('id')).cancelUrl, 303),
  )
  return pages
}
