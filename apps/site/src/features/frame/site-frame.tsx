import { LazyToaster } from '@dustforce/ui/lazy-toaster'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'
import { to } from '../../language/language.en.ts'
import { useLocation } from '../../router/router.tsx'
import { ContactBar } from './contact-bar.tsx'
import { linksOf } from './navigation.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import * as words from './words.en.ts'

/** The frame around every page: skip link, contact bar, header, footer and toasts. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const business = useBusiness()
  const { logo = '' } = business.company.brand
  const { menu, groups } = linksOf(business)
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-[70] -translate-y-20 rounded-md forced-colors:border bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        {words.skip}
      </a>
      <ContactBar path={pathname} />
      <SiteHeader
        items={menu}
        logoSrc={logo.startsWith('data:') ? logo : `${import.meta.env.BASE_URL}logo.svg`}
        currentPath={to(pathname)}
        onLogoError={() => {
          // biome-ignore lint/suspicious/noConsole: the specification asks for this line.
          console.warn('The logo could not be loaded and is hidden.')
        }}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter path={pathname} groups={groups} />
      <LazyToaster />
    </>
  )
}
