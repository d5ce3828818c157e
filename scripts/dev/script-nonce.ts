/**
 * Lets the scripts with a nonce run under a page's security policy, wherever the text states it. Vite and React's live reload put a
 * script into the page itself, which production's policy forbids; everything else stays as in production.
 */
export function allowNonce(text: string, nonce: string): string {
  return text.replaceAll("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
}
