import { useEffect } from 'react'
import { referrerPolicy } from '../seo/security-head.ts'
import { absoluteUrl } from '../seo/site-url.ts'
import type { SitePage } from './pages.ts'

/** Keeps title and canonical address in step while the visitor moves between pages; the first page's are prerendered. */
export function useDocumentHead(page: SitePage): void {
  useEffect(() => {
    document.title = page.title
    document
      .querySelector('meta[name="referrer"]')
      ?.setAttribute('content', referrerPolicy(page.isPrivate ?? false))
    const canonical = page.canonicalPath ?? (page.path === '*' ? '/404' : page.path)
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', absoluteUrl(canonical))
  }, [page])
}
