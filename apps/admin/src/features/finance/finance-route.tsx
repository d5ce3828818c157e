import { lazyPart } from '@dustforce/ui/lazy-part'
import { Said } from '@dustforce/ui/said'

/** Finance, loaded on demand. */
export const Component = lazyPart(
  () => import('./finance-page.tsx'),
  <Said className="py-10 text-center text-muted">Loading finance data...</Said>,
)
