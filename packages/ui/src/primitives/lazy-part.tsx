import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'

/** In the place of a part whose code did not arrive: what can be closed is closed. `ReloadNotice` says what to do. */
function Missing({ onClose }: { readonly onClose?: unknown }) {
  useEffect(() => {
    if (typeof onClose === 'function') onClose()
  }, [onClose])
  return onClose === undefined ? <p className="py-4 text-muted">This part could not be loaded.</p> : null
}

/**
 * A part of a page whose code is loaded when it is first shown. Unlike with React's `lazy`, a download that fails takes nothing else of the page
 * away: a part with `onClose` closes.
 *
 * @param load the part's code
 * @param fallback what stands there while it is loaded
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  fallback: ReactNode = null,
): ComponentType<P> {
  const Loaded = lazy<ComponentType<{ readonly props: P }>>(() =>
    load().then(
      ({ default: Part }) => ({ default: ({ props }) => <Part {...props} /> }),
      () => ({ default: ({ props }) => <Missing {...props} /> }),
    ),
  )
  return function Part(props: P) {
    return (
      <Suspense fallback={fallback}>
        <Loaded props={props} />
      </Suspense>
    )
  }
}
