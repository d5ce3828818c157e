import { focusHeading } from '@dustforce/ui/focus-heading'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '../router/router.tsx'
import { browserStage, sectionPlan } from '../scroll/browser-stage.ts'
import { scrollToSection } from '../scroll/scroll-to-section.ts'
import { isSectionId, type SectionId } from '../scroll/section.ts'

/** The section that a link asked for in the history entry's state. */
function requestedSection(state: unknown): { section: SectionId; scroll: unknown } | undefined {
  if (typeof state !== 'object' || state === null || !('section' in state) || !('scroll' in state)) return
  const { section, scroll } = state
  return typeof section === 'string' && isSectionId(section) ? { section, scroll } : undefined
}

/** Every page starts at its top, with the focus on its heading; a link to a section, or an address like '/#contact', then goes on to it. */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef<string>(undefined)
  const arriving = useRef(false)

  useLayoutEffect(() => {
    arriving.current = shown.current !== undefined && shown.current !== pathname
    // The first page keeps its position: the browser restores it on a reload.
    if (arriving.current) window.scrollTo({ top: 0, behavior: 'instant' })
    shown.current = pathname
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link chosen again has a new key, and scrolls again.
  useEffect(() => {
    // A reload or 'back' brings the state of an old click with it, which has had its scroll.
    const request = type === 'POP' ? undefined : requestedSection(state)
    const section = request?.section ?? hash.slice(1)
    const wasArriving = arriving.current
    arriving.current = false
    if (!isSectionId(section)) {
      if (wasArriving) focusHeading()
      return
    }
    return scrollToSection(browserStage, section, sectionPlan(request?.scroll, wasArriving))
  }, [hash, key, pathname])
}
