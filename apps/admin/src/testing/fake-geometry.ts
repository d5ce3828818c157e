import { act } from '@testing-library/react'
import { vi } from 'vitest'

interface Geometry {
  readonly rowHeight: number
  readonly windowHeight: number
}

/** An observer that reports nothing: a size that was measured never changes. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Returns the height of an element's rows; a row that only holds a place says so in its style. */
function heightOf(rows: readonly HTMLElement[], rowHeight: number): number {
  return rows.reduce((height, row) => height + (Number.parseFloat(row.style.height) || rowHeight), 0)
}

/**
 * Gives the rows of tables a height, and a window to scroll over them: what asks where they are is told what a browser would tell. Returns how to
 * scroll: as far as there are rows, which is returned.
 */
export function fakeGeometry({ rowHeight, windowHeight }: Geometry): (top: number) => number {
  let scrolled = 0
  const observers = new Set<Observer>()
  const rowsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('tr')]

  class Observer {
    readonly #tell: (entries: readonly object[]) => void
    readonly #margin: number
    /** The elements that are watched, and what was last told of each. */
    readonly #watched = new Map<Element, boolean | null>()
    constructor(tell: (entries: readonly object[]) => void, { rootMargin = '0' }: { rootMargin?: string }) {
      this.#tell = tell
      this.#margin = Number.parseFloat(rootMargin)
      observers.add(this)
    }
    observe(element: Element) {
      this.#watched.set(element, null)
      queueMicrotask(() => act(() => this.look()))
    }
    unobserve(element: Element) {
      this.#watched.delete(element)
    }
    disconnect() {
      this.#watched.clear()
      observers.delete(this)
    }
    look() {
      for (const [element, wasSeen] of this.#watched) {
        const own = rowsOf(element)
        const before = rowsOf(document).filter(
          (row) => element.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_PRECEDING,
        )
        const top = heightOf(before, rowHeight) - scrolled
        const height = heightOf(own, rowHeight)
        const isIntersecting = top < windowHeight + this.#margin && top + height > -this.#margin
        if (isIntersecting === wasSeen) continue
        this.#watched.set(element, isIntersecting)
        this.#tell([{ isIntersecting, target: element, boundingClientRect: { top, height } }])
      }
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', NoSizes)
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(windowHeight)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heightOf(rowsOf(this), rowHeight)
  })
  vi.spyOn(HTMLTableElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -scrolled, 0, 0),
  )
  return (top) => {
    scrolled = Math.min(top, Math.max(0, heightOf(rowsOf(document), rowHeight) - windowHeight))
    act(() => {
      window.dispatchEvent(new Event('scroll'))
      for (const observer of observers) observer.look()
    })
    return scrolled
  }
}
