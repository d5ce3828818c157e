import { useEffect, useRef, useState } from 'react'
import { bookingColumns } from './booking-row.tsx'

interface PageFootProps {
  /** Called when the foot comes near the window; null while the last page is on its way. */
  readonly onNear: (() => void) | null
}

const margin = '1200px 0px'

/**
 * The foot of the last page that is shown. It is far until it was seen near, and another one for each page: so it cannot take over what an
 * earlier foot saw, which would ask for page after page.
 */
export function PageFoot({ onNear }: PageFootProps) {
  const foot = useRef<HTMLTableSectionElement>(null)
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
    <tbody ref={foot} style={{ overflowAnchor: 'none' }}>
      <tr>
        <td colSpan={bookingColumns} className="px-4 py-3 text-center text-sm text-muted">
          Loading more bookings...
        </td>
      </tr>
    </tbody>
  )
}
