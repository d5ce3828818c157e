import { useEffect, useSyncExternalStore } from 'react'
import { pathOf } from '../language/language.en.ts'
import { useLocation } from '../router/router.tsx'
import { askedPage, askPage, subscribeToAskedPage } from './asked-page.ts'
import { pageAt } from './pages.ts'
import * as words from './words.en.ts'

const none = () => null

/** A line over the page while the code of the next one is on its way: the page left behind stays on screen until then. */
export function NavigationProgress() {
  const { pathname } = useLocation()
  const asked = useSyncExternalStore(subscribeToAskedPage, askedPage, none)
  const busy = asked !== null && pageAt(asked) !== pageAt(pathname)

  useEffect(() => {
    const back = () => askPage(pathOf(location.pathname))
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page that is shown.
  useEffect(() => askPage(null), [pathname])

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-[80] h-1">
      {busy ? (
        <>
          <span className="sr-only">{words.loading}</span>
          <span className="block h-full origin-left animate-[page-progress_8s_0.1s_var(--ease-settle)_both] bg-sun" />
        </>
      ) : null}
    </div>
  )
}
