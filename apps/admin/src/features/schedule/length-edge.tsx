import { useRef } from 'react'

/** The distance that a pointer moves before it is a drag. Pixels. */
const slack = 4

/** The end of a job on the day's board, dragged to make it longer or shorter. Keys do the same on the job itself. */
export function LengthEdge({
  lengthAt,
  onLength,
  onDone,
  onStop,
}: {
  /** The length that ends at a place of the screen, in minutes. */
  readonly lengthAt: (clientX: number) => number
  readonly onLength: (minutes: number) => void
  readonly onDone: (minutes: number) => void
  readonly onStop: () => void
}) {
  const grab = useRef<{ readonly x: number; readonly toEdge: number; readonly isDrag: boolean } | null>(null)
  return (
    <span
      aria-hidden="true"
      data-length-edge=""
      className="absolute inset-y-0 right-0 z-10 mb-1 w-3 cursor-ew-resize touch-none rounded-r-md border-r-4 border-transparent hover:border-brand"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        const { right } = event.currentTarget.getBoundingClientRect()
        grab.current = { x: event.clientX, toEdge: right - event.clientX, isDrag: false }
      }}
      onPointerMove={({ clientX }) => {
        const from = grab.current
        if (from === null || !(from.isDrag || Math.abs(clientX - from.x) >= slack)) return
        grab.current = { ...from, isDrag: true }
        onLength(lengthAt(clientX + from.toEdge))
      }}
      onPointerUp={({ clientX }) => {
        const from = grab.current
        grab.current = null
        if (from?.isDrag) onDone(lengthAt(clientX + from.toEdge))
      }}
      onPointerCancel={() => {
        grab.current = null
        onStop()
      }}
    />
  )
}
