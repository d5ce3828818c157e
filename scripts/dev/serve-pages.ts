import { respondWith } from '../../packages/local-stack/src/http/node-middleware.ts'
import { pagePolicy } from '../../packages/local-stack/src/http/security-headers.ts'
import type { Serve } from '../../packages/local-stack/src/http/web-server.ts'
import type { Pages } from './pages.ts'
import { allowNonce } from './script-nonce.ts'
import { isHubPath, isPagePath } from './stack-paths.ts'

/** Serves the pages of both apps and everything they load. */
export function servePages(site: Pages, hub: Pages, nonce: string): Serve {
  return async (request, environment) => {
    const { pathname, host } = new URL(request.url)
    const { vite, document } = isHubPath(pathname) ? hub : site
    if (!isPagePath(pathname)) return respondWith(vite.middlewares, environment)
    const { status, html } = await document(pathname)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': allowNonce(pagePolicy(host), nonce),
    }
    return new Response(allowNonce(html, nonce), { status, headers })
  }
}
