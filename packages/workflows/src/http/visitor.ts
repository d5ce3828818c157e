/**
 * The address a request came from, as the platform's proxy says; 'unknown' without one. The database's `private.visitor()` reads the same headers. A
 * server without such a proxy has to write the header itself, because a visitor can send any.
 */
export function visitorOf(request: Request): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  return request.headers.get('cf-connecting-ip') ?? (forwarded || 'unknown')
}
