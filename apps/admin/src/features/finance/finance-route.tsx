import { lazyPart } from '@dustforce/ui/lazy-part'

/** Finance, loaded on demand. */
export const Component = lazyPart(
  () => import('./finance-page.tsx'),
  <p role="status" className="py-10 text-center text-muted">
    Loading finance data...
  </p>,
)
