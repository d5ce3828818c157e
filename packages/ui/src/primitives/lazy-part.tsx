import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

interface MissingProps {
  readonly onClose: unknown
  readonly onRetry: () => void
}

/** In the place of a part whose code did not arrive: what can be closed is closed, anything else can be asked for again. */
function Missing({ onClose, onRetry }: MissingProps) {
  useEffect(() => {
    if (typeof onClose === 'function') onClose()
  }, [onClose])
  if (onClose !== undefined) return null
  return (
    <p role="alert" className="py-4 text-sm text-muted">
      This part could not be loaded.{' '}
      <button type="button" onClick={onRetry} className="font-semibold underline underline-offset-2">
        Try again
      </button>
    </p>
  )
}

interface Slot<P> {
  readonly props: P
  readonly onRetry: () => void
}

/**
 * A part of a page whose code is loaded when it is first shown. Unlike with React's `lazy`, a download that fails is not remembered and takes
 * nothing else of the page away: a part with `onClose` closes, and is loaded again when it is opened again.
 *
 * @param load the part's code
 * @param fallback what stands there while it is loaded
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  fallback: ReactNode = null,
): ComponentType<P> {
  const begin = () =>
    lazy<ComponentType<Slot<P>>>(() =>
      load().then(
        ({ default: Loaded }) => ({ default: ({ props }) => <Loaded {...props} /> }),
        () => {
          current = begin()
          return {
            default: ({ props, onRetry }) => (
              <Missing onClose={'onClose' in props ? props.onClose : undefined} onRetry={onRetry} />
            ),
          }
        },
      ),
    )
  let current = begin()
  return function Part(props: P) {
    const [{ Shown }, setShown] = useState(() => ({ Shown: current }))
    return (
      <Suspense fallback={fallback}>
        <Shown props={props} onRetry={() => setShown({ Shown: current })} />
      </Suspense>
    )
  }
}
