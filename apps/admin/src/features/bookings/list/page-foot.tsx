import { useEffect, useRef } from 'react'
import { bookingColumns } from './booking-row.tsx'
import { useNearWindow } from './use-near-window.ts'

interface PageFootProps {
  /** Called when the foot comes near the window. */
  readonly onNear: () => void
}

/**
 * The foot of the last page that is shown. It is far until it was seen near: as a component of its own it cannot take over what an earlier
 * foot saw, which would ask for page after page.
 */
export function PageFoot({ onNear }: PageFootProps) {
  const foot = useRef<HTMLTableSectionElement>(null)
  const { near } = useNearWindow(foot, 'far')
  useEffect(() => {
    if (near) onNear()
  }, [near, onNear])
  return (
    <tbody ref={foot}>
      <tr>
        <td colSpan={bookingColumns} className="px-4 py-3 text-center text-sm text-muted">
          Loading more bookings...
        </td>
      </tr>
    </tbody>
  )
}
