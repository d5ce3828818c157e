// Loaded by a server before everything else: what it sends to Stripe and Resend goes to SERVICES_AT.
const elsewhere = process.env.SERVICES_AT ?? ''
const paths = new Map([
  ['api.stripe.com', '/stripe'],
  ['api.resend.com', '/resend'],
])
const send = globalThis.fetch

globalThis.fetch = (input, init) => {
  const request = new Request(input, init)
  const { hostname, pathname, search } = new URL(request.url)
  const path = paths.get(hostname)
  return send(path === undefined ? request : new Request(`${elsewhere}${path}${pathname}${search}`, request))
}
