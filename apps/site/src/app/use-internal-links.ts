import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pageAt, pages } from './pages.ts'

/** The link to another page of this site that an event happened on, if it is one that this tab should follow without reloading. */
function internalLink(event: Event): URL | undefined {
  if (!(event.target instanceof Element)) return
  const anchor = event.target.closest('a[href]')
  if (!(anchor instanceof HTMLAnchorElement)) return
  if (anchor.target !== '' || anchor.hasAttribute('download') || anchor.origin !== location.origin) return
  const url = new URL(anchor.href)
  return pages.some((page) => page.path === url.pathname) ? url : undefined
}

/**
 * Lets plain anchors move between pages without a reload, and loads a page's code when a pointer or the focus reaches a link to it. The
 * anchors stay anchors: they work before hydration, and components need to know nothing of the router.
 */
export function useInternalLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const url = internalLink(event)
      if (url === undefined) return
      event.preventDefault()
      void navigate(`${url.pathname}${url.search}${url.hash}`)
    }
    const prefetch = (event: Event) => {
      const url = internalLink(event)
      if (url !== undefined)
        void pageAt(url.pathname)
          .preload()
          .catch(() => undefined)
    }
    document.addEventListener('click', follow)
    document.addEventListener('pointerover', prefetch, { passive: true })
    document.addEventListener('focusin', prefetch)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [navigate])
}
