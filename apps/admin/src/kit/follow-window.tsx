import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
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
  readonly onDraw: (drawn: DrawnRows) => void
}

/** Rows that are ready above and below the window. */
const overscan = 12
const lowRow = 44

/** Tells which rows of a long list are in the window or near it. Renders nothing. */
export default function FollowWindow({ count, keyOf, kept, onDraw }: FollowWindowProps) {
  const [top, setTop] = useState(0)
  /** How high the first rows were, which the others are taken for until they are drawn. */
  const [usual, setUsual] = useState<number | null>(null)
  const list = useWindowVirtualizer<Element>({
    count,
    overscan,
    scrollMargin: top,
    // biome-ignore lint/correctness/useExhaustiveDependencies: by another function the list puts what it did not measure in its place again
    getItemKey: useCallback((index: number) => keyOf(index), [keyOf, usual]),
    estimateSize: () => usual ?? lowRow,
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
  useLayoutEffect(() => {
    const [element] = list.elementsCache.values()
    if (element?.parentElement) setTop(topOf(element.parentElement))
    const heights = [...list.itemSizeCache.values()]
    if (usual === null && heights.length > 0)
      setUsual(heights.reduce((sum, one) => sum + one, 0) / heights.length)
  })
  useLayoutEffect(() => {
    if (items.length === 0) return
    const rows = items.map(({ index, start, end }) => ({ index, start: start - top, end: end - top }))
    onDraw({ rows, height, measure: measureElement })
  }, [items, height, top, measureElement, onDraw])
  return null
}

/** Where the rows of a list begin, from the top of the page. */
function topOf(list: Element): number {
  const head = list instanceof HTMLTableElement ? (list.tHead?.offsetHeight ?? 0) : 0
  return Math.round(list.getBoundingClientRect().top + window.scrollY + head)
}
