import './site.css'
import { business, inWords } from 'virtual:business'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { pageAt } from './app/pages.ts'
import { PublishedBusiness } from './app/published-business.tsx'
import { pathOf } from './language/language.en.ts'
import { browserHistory } from './router/browser-history.ts'
import { Router } from './router/router.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

// Before hydration, so that the menu opens as early as it can.
if (!('popover' in HTMLElement.prototype))
  void import('@dustforce/ui/popover-fallback').then(({ bringPopovers }) => bringPopovers(window))

const site = (
  <StrictMode>
    <Router history={browserHistory()}>
      <PublishedBusiness built={business} inWords={inWords}>
        <App />
      </PublishedBusiness>
    </Router>
  </StrictMode>
)

// The page's code first, so that hydration finds the prerendered page whole. If it cannot be loaded, the error page says so.
await pageAt(pathOf(location.pathname))
  .preload()
  .catch(() => undefined)
if (root.firstElementChild === null) createRoot(root).render(site)
else hydrateRoot(root, site)
