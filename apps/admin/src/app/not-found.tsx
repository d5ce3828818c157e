import { useHubName } from './use-hub-name.ts'

/** Any path that names no screen. */
export function Component() {
  const hub = useHubName()
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <title>{`Page not found · ${hub}`}</title>
        <h1 className="text-heading">404</h1>
        <p className="mt-2 text-muted">Oops! Page not found</p>
        <a href="/" className="mt-6 inline-block font-medium text-brand-ink underline underline-offset-4">
          Return to Home
        </a>
      </div>
    </main>
  )
}
