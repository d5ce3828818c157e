const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * Puts what the browser must know about this installation into a page: the publishable key and the backend's address
 * (empty: the page's own origin).
 */
export function withRuntimeMeta(html: string, publishableKey: string, backendUrl = ''): string {
  const meta = (name: string, content: string) =>
    `<meta name="dustforce-supabase-${name}" content="${escaped(content)}" />`
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}${meta('key', publishableKey)}${meta('url', backendUrl)}`,
  )
}
