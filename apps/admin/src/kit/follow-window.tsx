import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { placesOf } from './row-window.tsx'
import { useMedia } from './use-media.ts'

/** A row that is drawn, by its place in the list; in pixels from the top of the list. */
export interface DrawnRow {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** The part of a long list that is drawn. */
export interface DrawnRows {
  readonly rows: readonly DrawnRow[]
  /** The height of all rows, drawn or not. */
  readonly height: number
  /** Measures the element of a row, which has its place as `data-index`. */
  readonly measure: (element: Element | null) => void
}

export interface FollowWindowProps<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The key of the row that has the focus. */
  readonly focused: string | null
  /** Rows that are drawn wherever they are. */
  readonly isKept?: ((row: Row) => boolean) | undefined
  /** The element whose children the rows are. */
  readonly list: { readonly current: Element | null }
  readonly onDraw?: ((indexes: readonly number[]) => void) | undefined
  readonly setDrawn: (drawn: DrawnRows) => void
}

/** Rows that are ready above and below the window. */
const overscan = 12
const lowRow = 44

/** Tells which rows of a long list are in the window or near it. Renders nothing. With the window's width the height of every row changes. */
export default function FollowWindow<Row>(props: FollowWindowProps<Row>) {
  return <FollowOfWidth key={useSyncExternalStore(followWidth, () => window.innerWidth)} {...props} />
}

function followWidth(notify: () => void): () => void {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

function FollowOfWidth<Row>({
  rows,
  keyOf: keyOfRow,
  focused,
  isKept,
  list: element,
  onDraw,
  setDrawn,
}: FollowWindowProps<Row>) {
  const keyOf = useCallback((index: number) => keyOfRow(rows[index] as Row), [rows, keyOfRow])
  // With the rows beside the one that has the focus, to which the keys of lists go on.
  const kept = useMemo(
    () =>
      rows
        .flatMap((row, index) =>
          keyOfRow(row) === focused ? [index - 1, index, index + 1] : isKept?.(row) ? [index] : [],
        )
        .filter((index) => index in rows),
    [rows, keyOfRow, focused, isKept],
  )
  const [top, setTop] = useState(() => topOf(element.current))
  // The rows that are drawn already count as they are: taken for lower or higher, they would be scrolled away.
  const [drawn] = useState(() => drawnRows(element.current, keyOf))
  const [usual] = useState(() => drawn.reduce((sum, { size }) => sum + size, 0) / drawn.length || lowRow)
  const list = useWindowVirtualizer<Element>({
    count: rows.length,
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
  // On paper nothing can be scrolled.
  const isPrint = useMedia('print')
  const count = rows.length
  useLayoutEffect(() => {
    if (items.length === 0) return
    const near = items.map(({ index, start, end }) => ({ index, start: start - top, end: end - top }))
    const drawnNow = isPrint ? placesOf(count, count) : { rows: near, height }
    setDrawn({ ...drawnNow, measure: measureElement })
    onDraw?.(drawnNow.rows.map(({ index }) => index))
  }, [items, height, top, isPrint, count, measureElement, setDrawn, onDraw])
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
