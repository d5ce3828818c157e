import { Said } from '@dustforce/ui/said'
/** Shown while the session is checked and while a screen arrives. */
export function Loading() {
  return <Said className="grid min-h-dvh place-items-center text-muted">Loading...</Said>
}
