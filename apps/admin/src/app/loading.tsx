/** Shown while the session is checked and while a screen arrives. */
export function Loading() {
  return (
    <p role="status" className="grid min-h-dvh place-items-center text-muted">
      Loading...
    </p>
  )
}
