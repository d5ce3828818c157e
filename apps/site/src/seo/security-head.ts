/** Stands for the project in a build that does not know it yet; `npm run deploy:prepare` puts the project's address there. */
export const anyProject = 'https://*.supabase.co wss://*.supabase.co'

/** Returns the policy for what a page tells those that it links to: a private one tells them nothing. */
export function referrerPolicy(isPrivate: boolean): string {
  return isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin'
}

/**
 * The security policy as meta tags, for hosts that send no headers of their own. It allows connections to the backend, the card payment
 * provider and the e-mail provider, and no inline script. `frame-ancestors` has no effect here: the server sends it.
 */
export function securityHead(isPrivate = false): string[] {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${anyProject} https://api.stripe.com https://api.resend.com`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https://checkout.stripe.com",
  ].join('; ')
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    '<meta http-equiv="X-Content-Type-Options" content="nosniff" />',
    `<meta name="referrer" content="${referrerPolicy(isPrivate)}" />`,
  ]
}
