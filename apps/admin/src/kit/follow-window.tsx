import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState } from 'react'

/** A row that is drawn, by its place in the list; in pixels from the top of the list. */
export interface DrawnRow {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** What is drawn of a long list. */
export interface DrawnRows {
  readonly rows: readonly DrawnRow[]
  /** How high all rows are, drawn or not. */
  readonly height: number
  /** Measures the element of a row, which has its place as `data-index`. */
  readonly measure: (element: Element | null) => void
}

export interface FollowWindowProps {
  readonly count: number
  readonly keyOf: (index: number) => string
  /** Rows that are drawn wherever they are. */
  readonly kept: readonly number[]
  /** The element whose children the rows are. */
  readonly list: { readonly current: Element | null }
  readonly onDraw: (drawn: DrawnRows) => void
}

/** Rows that are ready above and below the window. */
const overscan = 12
const lowRow = 44

/** Tells which rows of a long list are in the window or near it. Renders nothing. */
export default function FollowWindow({ count, keyOf, kept, list: element, onDraw }: FollowWindowProps) {
  const [top, setTop] = useState(() => topOf(element.current))
  // What stands there is where it is: taken for lower or higher, it would be scrolled away.
  const [drawn] = useState(() => drawnRows(element.current, keyOf))
  const [usual] = useState(() => drawn.reduce((sum, { size }) => sum + size, 0) / drawn.length || lowRow)
  const list = useWindowVirtualizer<Element>({
    count,
    overscan,
    scrollMargin: top,
    getItemKey: keyOf,
    estimateSize: () => usual,
    initialMeasurementsCache: drawn,
    rangeExtractor: useCallback(
      (range) =>
        kept.length === 0
          ? defaultRangeExtractor(range)
          : [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other),
      [kept],
    ),
  })
  const items = list.getVirtualItems()
  const height = list.getTotalSize()
  const { measureElement } = list
  useLayoutEffect(() => setTop(topOf(element.current)))
  useLayoutEffect(() => {
    if (items.length === 0) return
    const rows = items.map(({ index, start, end }) => ({ index, start: start - top, end: end - top }))
    onDraw({ rows, height, measure: measureElement })
  }, [items, height, top, measureElement, onDraw])
  return null
}

/** Where the rows of a list begin, from the top of the page. */
function topOf(list: Element | null): number {
  if (list === null) return 0
  const head = list instanceof HTMLTableElement ? (list.tHead?.offsetHeight ?? 0) : 0
  return Math.round(list.getBoundingClientRect().top + window.scrollY + head)
}

/** The rows that are drawn before anything is known of the window. */
function drawnRows(list: Element | null, keyOf: (index: number) => string): VirtualItem[] {
  const rows = list?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? []
  return [...rows].map(({ dataset, offsetHeight: size }) => {
    const index = Number(dataset.index)
    return { index, key: keyOf(index), size, start: 0, end: size, lane: 0 }
  })
}
