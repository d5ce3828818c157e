import { business, inWords } from 'virtual:business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from './app/app.tsx'
import { pageSources } from './app/page-sources.ts'
import { pageAt, pages } from './app/pages.ts'
import { memoryHistory } from './router/memory-history.ts'
import { Router } from './router/router.tsx'
import { documentHead } from './seo/document-head.ts'
import * as siteMaps from './seo/site-map.ts'

const shown = inWords(business)

/** The sitemap of the site. */
export function siteMap(): string {
  return siteMaps.siteMap(business.company)
}

/** Returns what crawlers are told of the site. */
export function robotsText(): string {
  return siteMaps.robotsText(business.company)
}

/** The paths to prerender; the last one stands for every unknown path. */
export const paths: readonly string[] = [...pages.map((page) => page.path), '/404']

/** The module of the page at a path, as the build's manifest names it; null for one that stands without it. */
export function pageSource(path: string): string | null {
  return pageSources[pageAt(path).path] ?? null
}

/**
 * A page as HTML: what goes into the head, and what into the root element.
 *
 * @throws what a part of the page threw: React would leave the part to the browser, and the page would stand without it until its scripts are there
 */
export async function renderPage(path: string): Promise<{ head: string; html: string }> {
  const page = pageAt(path)
  await page.preload()
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <Router history={memoryHistory(path)}>
        <BusinessProvider business={shown}>
          <App />
        </BusinessProvider>
      </Router>
    </StrictMode>,
    // All in place: a boundary that is sent later would need an inline script, which the security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  if (failures.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: failures[0] })
  return { head: documentHead(page, shown), html: await new Response(prelude).text() }
}
