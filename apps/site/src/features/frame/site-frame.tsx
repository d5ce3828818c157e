import { LazyToaster } from '@dustforce/ui/lazy-toaster'
import { ContactBar } from '@dustforce/ui/site/contact-bar'
import { SiteFooter } from '@dustforce/ui/site/site-footer'
import { SiteHeader } from '@dustforce/ui/site/site-header'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { footerGroups, menuItems } from './navigation.ts'

/** What stands around every page: skip link, contact bar, header, footer and toasts. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-[70] -translate-y-20 rounded-md bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        Skip to content
      </a>
      <ContactBar />
      <SiteHeader
        items={menuItems}
        logoSrc="/logo.svg"
        currentPath={pathname}
        onLogoError={() => {
          // biome-ignore lint/suspicious/noConsole: the specification asks for this line (Public spec, section 8).
          console.warn('The logo could not be loaded and is hidden.')
        }}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter groups={footerGroups} />
      {/* An open dialog hides the rest of the page from screen readers, except what is marked as live. */}
      <div aria-live="off">
        <LazyToaster />
      </div>
    </>
  )
}
