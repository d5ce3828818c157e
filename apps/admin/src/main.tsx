import { bringPopovers } from '@dustforce/ui/popover-fallback'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createRuntime } from './runtime.ts'
import './styles.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the Command Hub')
bringPopovers(window)
createRoot(root).render(
  <StrictMode>
    <App runtime={createRuntime(document)} />
  </StrictMode>,
)
