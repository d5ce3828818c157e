import { focusHeading } from '@dustforce/ui/focus-heading'
import { keepFocus } from '@dustforce/ui/keep-focus'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PublishedBusiness } from './published-business.tsx'
import { Toasts } from './toasts.tsx'

/** The part that all screens share: notices, and starting at the top with the focus on its heading. */
export function Root() {
  const { pathname } = useLocation()
  // Filters live in the query string: only another screen starts at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useLayoutEffect(() => {
    // Newer browsers answer a promise, which React would take for a clean-up.
    window.scrollTo(0, 0)
  }, [pathname])
  useEffect(keepFocus, [])
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeading()
  }, [pathname])
  return (
    <>
      <PublishedBusiness>
        <Outlet />
      </PublishedBusiness>
      <Toasts />
    </>
  )
}
