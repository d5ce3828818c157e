import { type HTMLAttributes, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type FollowWindow from './follow-window.tsx'
import type { DrawnRows } from './follow-window.tsx'

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
  /** The height of the row when it was last drawn, or about the height that it will have. */
  readonly height: number
}

/** So many rows are drawn without asking what is in the window, and without the code for it. */
export const fewRows = 100
const rowHeight = 44

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
  const Follow = useFollowWindow(rows.length > fewRows / 2)
  const [focused, setFocused] = useState<string | null>(null)
  const [drawn, setDrawn] = useState<DrawnRows | null>(null)
  const list = useRef<Element | null>(null)
  const findList = useCallback((element: Element | null) => {
    if (element !== null) list.current = element.parentElement
  }, [])
  const windowed = isLong ? drawn : null
  const { rows: shown, height } = windowed ?? placesOf(rows.length, Follow === null ? rows.length : fewRows)

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
      {isLong && Follow ? <Follow {...{ rows, keyOf, focused, isKept, list, onDraw, setDrawn }} /> : null}
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

/** Places of the first rows, all of a usual height, and room for the others. */
export function placesOf(count: number, most: number): Omit<DrawnRows, 'measure'> {
  const rows = Array.from({ length: Math.min(count, most) }, (_, index) => ({
    ...{ index, start: index * rowHeight, end: (index + 1) * rowHeight },
  }))
  return { rows, height: count * rowHeight }
}

/** The code that follows the window, which is loaded before a list is long; null when it could not be. */
function useFollowWindow(isNeeded: boolean): typeof FollowWindow | null | undefined {
  const [Follow, setFollow] = useState<typeof FollowWindow | null>()
  useEffect(() => {
    if (!isNeeded) return
    import('./follow-window.tsx').then(
      (code) => setFollow(() => code.default),
      () => setFollow(null),
    )
  }, [isNeeded])
  return Follow
}
