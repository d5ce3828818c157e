import './site.css'
import { business } from 'virtual:business'
import { businessInWords } from '@dustforce/office/company'
import { bringPopovers } from '@dustforce/ui/popover-fallback'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { BrowserRouter } from './app/browser-router.tsx'
import { pageAt } from './app/pages.ts'
import { pathOf } from './language/language.en.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

// Before hydration, so that the menu opens as early as it can.
bringPopovers(window)

const site = (
  <StrictMode>
    <BrowserRouter>
      <BusinessProvider business={businessInWords(business)}>
        <App />
      </BusinessProvider>
    </BrowserRouter>
  </StrictMode>
)

// The page's code first, so that hydration finds the prerendered page whole. If it cannot be loaded, the error page says so.
await pageAt(pathOf(location.pathname))
  .preload()
  .catch(() => undefined)
if (root.firstElementChild === null) createRoot(root).render(site)
else hydrateRoot(root, site)
