import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { browserStage, headerHeight, isNarrow } from '../scroll/browser-stage.ts'
import { headerPlan } from '../scroll/scroll-plan.ts'
import { scrollToSection } from '../scroll/scroll-to-section.ts'
import { isSectionId } from '../scroll/section.ts'

/** Every page starts at its top; '/#contact' then goes on to that section. Public spec, section 2. */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key } = useLocation()
  const shown = useRef<string>(undefined)
  const arriving = useRef(false)

  useLayoutEffect(() => {
    arriving.current = shown.current !== pathname
    // The first page keeps its position: the browser restores it on a reload.
    if (shown.current !== undefined && arriving.current) window.scrollTo({ top: 0, behavior: 'instant' })
    shown.current = pathname
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link chosen again has a new key, and scrolls again.
  useEffect(() => {
    const id = hash.slice(1)
    if (!isSectionId(id)) return
    return scrollToSection(browserStage, id, headerPlan(isNarrow(), headerHeight(), arriving.current))
  }, [hash, key, pathname])
}
