import { type RefObject, useEffect, useRef, useState } from 'react'

const margin = '1200px 0px'

/** Whether an element is in the window or near it, and how high it was when it last was; `initially` until it is seen. */
export function useNearWindow(
  element: RefObject<HTMLElement | null>,
  initially: 'near' | 'far',
): {
  readonly near: boolean
  readonly height: number
} {
  const [place, setPlace] = useState({ near: initially === 'near', height: 0 })
  const watched = useRef<HTMLElement | null>(null)
  const observer = useRef<IntersectionObserver | null>(null)
  // The element behind the ref changes with what is shown: it is looked up after every render.
  useEffect(() => {
    observer.current ??= new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last === undefined) return
        const near = last.isIntersecting
        setPlace((before) =>
          before.near === near
            ? before
            : { near, height: near ? before.height : last.boundingClientRect.height },
        )
      },
      { rootMargin: margin },
    )
    if (watched.current === element.current) return
    if (watched.current !== null) observer.current.unobserve(watched.current)
    if (element.current !== null) observer.current.observe(element.current)
    watched.current = element.current
  })
  useEffect(
    () => () => {
      observer.current?.disconnect()
      observer.current = null
      watched.current = null
    },
    [],
  )
  return place
}
