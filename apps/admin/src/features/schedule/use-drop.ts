import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef } from 'react'

/** Where a drag is, as the place under it needs to know. */
export interface DragPoint {
  readonly jobId: string
  /** The distance of the dragged job's left edge from that of the place, as a share of its width. */
  readonly share: number
}

export interface DropHandlers {
  readonly onOver: (point: DragPoint) => void
  readonly onDrop: (point: DragPoint) => void
}

/** Makes an element a place that jobs can be dropped on. */
export function useDrop(element: RefObject<HTMLElement | null>, handlers: DropHandlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const target = element.current
    if (target === null) return
    const point = (data: Record<string, unknown>, clientX: number): DragPoint => {
      const { left, width } = target.getBoundingClientRect()
      return { jobId: String(data.jobId), share: (clientX - Number(data.grabbedAt) - left) / width }
    }
    return dropTargetForElements({
      element: target,
      canDrop: ({ source }) => typeof source.data.jobId === 'string',
      onDrag: ({ source, location }) =>
        latest.current.onOver(point(source.data, location.current.input.clientX)),
      onDrop: ({ source, location }) =>
        latest.current.onDrop(point(source.data, location.current.input.clientX)),
    })
  }, [element])
}
