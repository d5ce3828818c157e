import { useEffect } from 'react'
import { pathOf } from '../language/language.en.ts'
import { useNavigate } from '../router/router.tsx'
import { browserStage, scrollBehavior, sectionPlan } from '../scroll/browser-stage.ts'
import { scrollToSection } from '../scroll/scroll-to-section.ts'
import { isSectionId } from '../scroll/section.ts'
import { askPage } from './asked-page.ts'
import { pageAt, pages } from './pages.ts'

interface InternalLink {
  readonly url: URL
  /** The page's path, as the site's list has it. */
  readonly path: string
  /** The way in which the link scrolls: by the header's plan, by the footer's, to the top, or not at all. */
  readonly scroll: string | undefined
  /** Whether the link goes on with the booking that was left. */
  readonly resume: boolean
}

/** The link to another page of this site that an event happened on, if it is one that this tab should follow without reloading. */
function internalLink(event: Event): InternalLink | undefined {
  if (!(event.target instanceof Element)) return
  const anchor = event.target.closest('a[href]')
  if (!(anchor instanceof HTMLAnchorElement)) return
  if (anchor.target !== '' || anchor.hasAttribute('download') || anchor.origin !== location.origin) return
  const url = new URL(anchor.href)
  const path = pathOf(url.pathname)
  if (!pages.some((page) => page.path === path)) return
  return { url, path, scroll: anchor.dataset.scroll, resume: anchor.dataset.resume !== undefined }
}

/** Both addresses show the home page; a section is scrolled to where one is. */
const atHome = () => ['/', '/book-online'].includes(pathOf(location.pathname))

/**
 * Lets plain anchors move between pages without a reload and scroll to sections by their plan, and loads a page's code when a pointer or the focus reaches a link to it. The
 * anchors stay anchors: they work before hydration, and components need to know nothing of the router.
 */
export function useInternalLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const go = (path: string, rest: string, state: object | null) => {
      askPage(path)
      navigate(`${path}${rest}`, { state })
    }
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = internalLink(event)
      if (link === undefined) return
      const { url, path, scroll, resume } = link
      const section = url.hash.slice(1)
      if (scroll === 'top' && atHome()) {
        event.preventDefault()
        window.scrollTo({ top: 0, behavior: scrollBehavior() })
      } else if (scroll !== undefined && isSectionId(section)) {
        event.preventDefault()
        if (atHome()) scrollToSection(browserStage, section, sectionPlan(scroll, false))
        else go('/', '', { section, scroll })
      } else if (url.hash === '' || url.pathname !== location.pathname) {
        event.preventDefault()
        go(path, `${url.search}${url.hash}`, resume ? { resume: true } : null)
      }
    }
    const prefetch = (event: Event) => {
      const link = internalLink(event)
      if (link === undefined) return
      void pageAt(link.path)
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
