import { bringPopovers } from '@dustforce/ui/popover-fallback'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createRuntime } from './runtime.ts'
import './styles.css'
import { business } from 'virtual:business'
import { BusinessProvider } from '@dustforce/ui/use-business'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the Command Hub')
bringPopovers(window)
createRoot(root).render(
  <StrictMode>
    <BusinessProvider business={business}>
      <App runtime={createRuntime(document, business)} />
    </BusinessProvider>
  </StrictMode>,
)
