import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app/app.tsx'
import { pageAt, pages } from './app/pages.ts'
import { documentHead } from './seo/document-head.ts'
import { robotsText, siteMap } from './seo/site-map.ts'

export { robotsText, siteMap }

/** The paths to prerender; the last one stands for every unknown path. */
export const paths: readonly string[] = [...pages.map((page) => page.path), '/404']

/** The module of the page at a path, as the build's manifest names it. */
export function pageSource(path: string): string {
  return pageAt(path).source
}

/** A page as HTML: what goes into the head, and what into the root element. */
export async function renderPage(path: string): Promise<{ head: string; html: string }> {
  const page = pageAt(path)
  await page.preload()
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // All in place: a boundary that is sent later would need an inline script, which the security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return { head: documentHead(page), html: await new Response(prelude).text() }
}
