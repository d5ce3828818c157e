import { useBusiness } from '@dustforce/ui/use-business'
import { useEffect } from 'react'
import { to } from '../language/language.en.ts'
import { referrerPolicy } from '../seo/security-head.ts'
import type { SitePage } from './pages.ts'

/** Keeps title and canonical address in step while the visitor moves between pages; the first page's are prerendered. */
export function useDocumentHead(page: SitePage): void {
  const business = useBusiness()
  useEffect(() => {
    document.title = page.title(business)
    document
      .querySelector('meta[name="referrer"]')
      ?.setAttribute('content', referrerPolicy(page.isPrivate ?? false))
    const canonical = page.canonicalPath ?? (page.path === '*' ? '/404' : page.path)
    const link = document.querySelector('link[rel="canonical"]')
    const first = link?.getAttribute('href')
    // The server of the page may have put another address in it.
    if (first != null) link?.setAttribute('href', new URL(to(canonical), first).href)
  }, [page, business])
}
