import { ErrorState } from '@dustforce/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { messageOf } from '../../../app/failure.ts'
import type { BookingRows } from './use-booking-rows.ts'

export type LaterPagesProps = Pick<BookingRows, 'later' | 'onRead' | 'failed' | 'next' | 'onNext'>

/** The distance beyond the window at which the next page is asked for. */
const margin = '1200px 0px'

/** Reads the pages after the first one, in a bundle of its own, and says so at the foot of the list. */
export default function LaterPages({ later, onRead, failed, next, onNext }: LaterPagesProps) {
  return (
    <>
      {later.map(({ key, ...page }) => (
        <LaterPage key={key} {...page} onRead={onRead} />
      ))}
      {failed === null ? (
        <PageFoot key={next} onNear={next === null ? null : onNext} />
      ) : (
        <div className="p-4">
          <ErrorState
            title={`Error loading bookings: ${messageOf(failed.error)}`}
            onRetry={() => failed.refetch()}
          />
        </div>
      )}
    </>
  )
}

type LaterPageProps = Pick<BookingRows['later'][number], 'page' | 'options'> & Pick<BookingRows, 'onRead'>

/** Reads a page as long as it is near the window. Renders nothing. */
function LaterPage({ page, options, onRead }: LaterPageProps) {
  const { data, isError, error, refetch } = useQuery(options)
  // Before anything is painted: what is in memory is there at once.
  useLayoutEffect(
    () => onRead(page, { data, isError, error, refetch }),
    [page, data, isError, error, refetch, onRead],
  )
  useLayoutEffect(() => () => onRead(page, null), [page, onRead])
  return null
}

interface PageFootProps {
  /** Called when the foot comes near the window; null while the last page is on its way. */
  readonly onNear: (() => void) | null
}

/**
 * The foot of the last page that is shown. It is far until it was seen near, and another one for each page: so it cannot take over what an
 * earlier foot saw, which would ask for page after page.
 */
function PageFoot({ onNear }: PageFootProps) {
  const foot = useRef<HTMLParagraphElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (foot.current === null) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (isNear) onNear?.()
  }, [isNear, onNear])
  return (
    // A browser that kept it in view would move on with it, page after page.
    <p ref={foot} style={{ overflowAnchor: 'none' }} className="px-4 py-3 text-center text-sm text-muted">
      Loading more bookings...
    </p>
  )
}
