import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useSessionState } from './use-session-state.ts'

/** Keeps which row of a list is expanded: the one that the address names, until the user expands another. */
export function useExpandedRow(): {
  readonly openId: string | null
  readonly toggle: (id: string) => void
  readonly close: (id: string) => void
} {
  const asked = useSearchParams()[0].get('open')
  const [opened, setOpened] = useSessionState(`opened in ${useLocation().pathname}`, { asked, id: asked })
  // A link to another row, while the list is shown. The address forgets it with the next filter; the row stays open.
  if (opened.asked !== asked) setOpened({ asked, id: asked ?? opened.id })
  const toggle = useCallback(
    (id: string) => setOpened((before) => ({ ...before, id: before.id === id ? null : id })),
    [setOpened],
  )
  const close = useCallback(
    (id: string) => setOpened((before) => (before.id === id ? { ...before, id: null } : before)),
    [setOpened],
  )
  return { openId: opened.id, toggle, close }
}
