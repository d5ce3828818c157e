import { ReloadNotice } from '@dustforce/ui/reload-notice'
import { Suspense } from 'react'
import { SiteFrame } from '../features/frame/site-frame.tsx'
import { useLocation } from '../router/router.tsx'
import { ErrorPage } from './error-page.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { pageAt } from './pages.ts'
import { useDocumentHead } from './use-document-head.ts'
import { useInternalLinks } from './use-internal-links.ts'
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts'

/** The whole site: the frame around the page of the current address. */
export function App() {
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  useDocumentHead(page)
  useInternalLinks()
  useScrollOnNavigation()
  return (
    <>
      <ErrorPage at={pathname}>
        <NavigationProgress />
        <SiteFrame>
          <Suspense>
            <page.View />
          </Suspense>
        </SiteFrame>
      </ErrorPage>
      <ReloadNotice />
    </>
  )
}
