import { useEffect, useState } from 'react'

const cookie = 'sidebar_collapsed'
const sevenDays = 7 * 24 * 60 * 60
const phone = '(max-width: 767.98px)'
const nothing = () => undefined

/**
 * Whether the sidebar shows only icons; Ctrl or Cmd + B changes it, a cookie remembers it for 7 days. On a phone, where there is no sidebar,
 * the keys open and close the drawer.
 */
export function useSidebar(toggleDrawer: () => void = nothing): {
  readonly collapsed: boolean
  readonly toggle: () => void
} {
  const [collapsed, setCollapsed] = useState(() => wasCollapsed(document.cookie))
  const toggle = () =>
    setCollapsed((before) => {
      remember(!before)
      return !before
    })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      if (window.matchMedia(phone).matches) return toggleDrawer()
      setCollapsed((before) => {
        remember(!before)
        return !before
      })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [toggleDrawer])
  return { collapsed, toggle }
}

/** Reads the cookie's word out of all the cookies of the page. */
export function wasCollapsed(cookies: string): boolean {
  return cookies.split('; ').includes(`${cookie}=true`)
}

function remember(collapsed: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${cookie}=${collapsed}; path=/admin; max-age=${sevenDays}; samesite=lax`
}
