import { useRouteError } from 'react-router'
import { messageOf } from './failure.ts'

/** A screen that could not be shown: its code did not arrive, or it failed. */
export function RouteError() {
  const failure = useRouteError()
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div role="alert">
        <h1 className="text-title">This screen could not be shown</h1>
        <p className="mt-2 text-muted">{messageOf(failure)}</p>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="mt-6 font-medium text-brand-ink underline underline-offset-4"
        >
          Reload
        </button>
      </div>
    </main>
  )
}
