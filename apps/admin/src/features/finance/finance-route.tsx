import { lazy, Suspense } from 'react'

const FinancePage = lazy(() => import('./finance-page.tsx'))

/** Finance, loaded on demand. */
export function Component() {
  return (
    <Suspense
      fallback={
        <p role="status" className="py-10 text-center text-muted">
          Loading finance data...
        </p>
      }
    >
      <FinancePage />
    </Suspense>
  )
}
