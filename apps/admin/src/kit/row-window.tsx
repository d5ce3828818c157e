import {
  type ComponentType,
  type HTMLAttributes,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { DrawnRows, FollowWindowProps } from './follow-window.tsx'
import { useMedia } from './use-media.ts'

export interface RowWindowProps<Row> {
  /** Each row is a table body of its own, which may hold more than one line, or an item of a list. */
  readonly as: 'tbody' | 'li'
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Keeps a row drawn wherever it is, as an opened one. */
  readonly isKept?: ((row: Row) => boolean) | undefined
  readonly look?: string | ((row: Row) => string) | undefined
  /** Whether there are more rows than these. */
  readonly hasMore?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** Told which rows are drawn, once not all of them are. */
  readonly onDraw?: ((indexes: readonly number[]) => void) | undefined
  readonly children: (row: Row, place: RowPlace) => ReactNode
}

export interface RowPlace {
  /** For the row of a table that is the row's first line. */
  readonly line: Pick<HTMLAttributes<HTMLTableRowElement>, 'aria-rowindex'>
  /** How high the row was when it was last drawn, or will be about. */
  readonly height: number
}

/** So many rows are drawn without asking what is in the window, and without the code for it. */
export const fewRows = 100
const rowHeight = 44
const noRows: readonly number[] = []

/** For the table of such rows: how many there are with its head; -1 when more than are known. */
export function rowCount(rows: readonly unknown[], hasMore = false): number {
  return hasMore ? -1 : rows.length + 1
}

/**
 * The rows of a list, of which only those near the window are drawn when there are many. A row that has the focus stays drawn, so that the keyboard
 * does not lose its place; on paper all of them are.
 */
export function RowWindow<Row>({
  as: Item,
  rows,
  keyOf,
  isKept,
  look,
  hasMore = false,
  isBusy,
  onDraw,
  children,
}: RowWindowProps<Row>) {
  const isLong = rows.length > fewRows
  const { Follow, isMissing } = useFollowWindow(rows.length > fewRows / 2)
  const isWhole = useMedia('print') || isMissing
  const width = useWidth()
  const [focused, setFocused] = useState<string | null>(null)
  const [drawn, setDrawn] = useState<DrawnRows | null>(null)
  const keyAt = useCallback((index: number) => keyOf(rows[index] as Row), [rows, keyOf])
  const kept = useMemo(() => {
    // With the rows beside the one that has the focus, to which the keys of lists go on.
    const found = rows.flatMap((row, index) =>
      keyOf(row) === focused ? [index - 1, index, index + 1] : isKept?.(row) ? [index] : [],
    )
    return found.length === 0 ? noRows : found.filter((index) => index in rows)
  }, [rows, keyOf, focused, isKept])
  const draw = useCallback(
    (next: DrawnRows) => {
      setDrawn(next)
      onDraw?.(next.rows.map(({ index }) => index))
    },
    [onDraw],
  )
  const list = useRef<Element | null>(null)
  const findList = useCallback((element: Element | null) => {
    if (element !== null) list.current = element.parentElement
  }, [])
  const windowed = isLong && !isWhole && Follow !== null ? drawn : null
  const { rows: shown, height } = windowed ?? firstRows(rows.length, isWhole ? rows.length : fewRows)

  const elements: ReactNode[] = []
  let end = 0
  for (const { index, ...place } of shown) {
    const row = rows[index]
    if (row === undefined) continue
    const key = keyOf(row)
    if (place.start > end + 1)
      elements.push(<Gap key={`before ${key}`} as={Item} height={place.start - end} />)
    end = place.end
    elements.push(
      <Item
        key={key}
        ref={windowed?.measure ?? findList}
        data-index={index}
        aria-busy={isBusy}
        {...(Item === 'li' ? { 'aria-posinset': index + 1, 'aria-setsize': hasMore ? -1 : rows.length } : {})}
        // Where rows above the window turn out higher or lower than thought, the library keeps the rows in view.
        style={{ overflowAnchor: 'none' }}
        className={typeof look === 'function' ? look(row) : look}
        onFocus={() => setFocused(key)}
        onBlur={({ target }) => {
          // The window itself may have lost it, which gives it back to the same place.
          if (document.activeElement !== target) setFocused(null)
        }}
      >
        {children(row, { line: { 'aria-rowindex': index + 2 }, height: place.end - place.start })}
      </Item>,
    )
  }
  if (height > end + 1) elements.push(<Gap key="after" as={Item} height={height - end} />)
  return (
    <>
      {elements}
      {isLong && Follow !== null ? (
        <Follow key={width} count={rows.length} keyOf={keyAt} kept={kept} list={list} onDraw={draw} />
      ) : null}
    </>
  )
}

/** Holds the place of rows that are not drawn. */
function Gap({ as, height }: { readonly as: 'tbody' | 'li'; readonly height: number }) {
  if (as === 'li') return <li aria-hidden="true" style={{ height }} />
  return (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  )
}

/** The first rows, all of a usual height, and a place for the others. */
function firstRows(count: number, most: number): Omit<DrawnRows, 'measure'> {
  const rows = Array.from({ length: Math.min(count, most) }, (_, index) => ({
    ...{ index, start: index * rowHeight, end: (index + 1) * rowHeight },
  }))
  return { rows, height: count * rowHeight }
}

/** The code that follows the window, which is loaded before a list is long. */
function useFollowWindow(isNeeded: boolean) {
  const [part, setPart] = useState<{ Follow: ComponentType<FollowWindowProps> | null; isMissing: boolean }>({
    ...{ Follow: null, isMissing: false },
  })
  useEffect(() => {
    if (!isNeeded) return
    import('./follow-window.tsx').then(
      ({ default: Follow }) => setPart({ Follow, isMissing: false }),
      () => setPart({ Follow: null, isMissing: true }),
    )
  }, [isNeeded])
  return part
}

function followWidth(notify: () => void): () => void {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

/** How wide the window is: with it the height of every row changes. */
function useWidth(): number {
  return useSyncExternalStore(followWidth, () => window.innerWidth)
}
