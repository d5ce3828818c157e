import { type ReactNode, useEffect, useRef } from 'react'

export interface AdminFrameProps {
  readonly sidebar: ReactNode
  /** The same links for a phone's drawer, never collapsed. */
  readonly drawer: ReactNode
  readonly header: ReactNode
  readonly collapsed: boolean
  readonly drawerOpen: boolean
  readonly onDrawerClose: () => void
  readonly children: ReactNode
}

/** Sidebar, header and the screen itself; under 768 px the sidebar is a drawer. */
export function AdminFrame({
  sidebar,
  drawer,
  header,
  collapsed,
  drawerOpen,
  onDrawerClose,
  children,
}: AdminFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (drawerOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [drawerOpen])
  return (
    <div className="flex min-h-dvh bg-paper">
      <a
        href="#main"
        className="sr-only z-50 rounded-md forced-colors:border bg-brand px-4 py-2 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <div
        className={`sticky top-0 h-dvh shrink-0 overflow-y-auto transition-[width] duration-200 ease-settle max-md:hidden print:hidden ${collapsed ? 'w-14' : 'w-56'}`}
      >
        {sidebar}
      </div>
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClose={onDrawerClose}
        onClick={(event) => {
          // A click on the dialog itself is one on its backdrop; a click on a link has chosen.
          const target = event.target
          if (target === dialog.current || (target instanceof Element && target.closest('a') !== null))
            onDrawerClose()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDrawerClose()
        }}
        className="m-0 h-dvh max-h-none w-64 max-w-[85vw] bg-deep backdrop:bg-overlay md:hidden"
      >
        {drawer}
      </dialog>
      <div className="flex min-w-0 flex-1 flex-col">
        {header}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 p-4 outline-none md:p-6">
          {children}
        </main>
      </div>
    </div>
  )
}
