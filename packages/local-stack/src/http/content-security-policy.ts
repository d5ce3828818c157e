/**
 * Returns what a page may load and do: nothing but its own origin, no inline script, no frame around it.
 *
 * Inline styles are allowed: the dialog library writes one to hold the page still. `socket` is the origin of the
 * realtime socket; `formTargets` are further origins that a form may lead to.
 */
export function contentSecurityPolicy(
  options: { readonly socket?: string; readonly formTargets?: readonly string[] } = {},
): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    ['connect-src', `'self'`, ...(options.socket === undefined ? [] : [options.socket])].join(' '),
    ['form-action', `'self'`, ...(options.formTargets ?? [])].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
