import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TableProps = ComponentProps<'table'> & {
  /** Names the table and its scrolling region. */
  readonly label: string
  /** Narrower windows scroll sideways; a CSS length. */
  readonly minWidth?: string | undefined
  /** On a phone each row is a card, its cells under the `label` of their column. */
  readonly cards?: boolean | undefined
  readonly children: ReactNode
}

/* A scrolling region must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

/** A dense table in a frame that scrolls sideways, by keyboard too. */
export function Table({ label, minWidth, cards = false, className, children, ...rest }: TableProps) {
  return (
    <section
      aria-label={label}
      {...reachable}
      {...(cards ? { 'data-cards': '' } : {})}
      // Positioned, so that labels for screen readers scroll with the cells and do not widen the page.
      className="relative overflow-x-auto rounded-lg border border-line bg-surface print:overflow-visible print:border-0"
    >
      <table
        aria-label={label}
        style={minWidth === undefined ? undefined : { minWidth }}
        className={classNames('w-full border-collapse print:!min-w-0 text-left text-sm', className)}
        {...rest}
      >
        {children}
      </table>
    </section>
  )
}

/** The head of a table. */
export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={classNames('border-b border-line bg-sunken', className)} {...rest} />
}

/** The body of a table. */
export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody className={classNames('divide-y divide-line', className)} {...rest} />
}

const tints = {
  red: 'bg-row-overdue',
  'light-blue': 'bg-row-today',
  'light-red': 'bg-row-within24h',
  'light-orange': 'bg-row-within48h',
  green: 'bg-row-open',
}

/** The colour of a row's ground. */
export type RowTint = keyof typeof tints | 'none'

export type TableRowProps = ComponentProps<'tr'> & {
  readonly tint?: RowTint | undefined
  /** The row answers clicks. */
  readonly interactive?: boolean | undefined
}

/** A row, on its own ground when it stands out. */
export function TableRow({ tint = 'none', interactive = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      className={classNames(
        'transition-colors',
        tint === 'none' ? interactive && 'hover:bg-wash' : tints[tint],
        interactive && 'cursor-pointer',
        className,
      )}
      {...rest}
    />
  )
}

/** A column's heading, over figures with `numeric`; set `aria-sort` on a sortable one. */
export function TableHeader({
  numeric = false,
  className,
  scope = 'col',
  ...rest
}: ComponentProps<'th'> & { readonly numeric?: boolean | undefined }) {
  return (
    <th
      scope={scope}
      className={classNames(
        'px-3 py-2 text-xs font-semibold whitespace-nowrap text-muted',
        numeric && 'text-right',
        className,
      )}
      {...rest}
    />
  )
}

export type TableCellProps = ComponentProps<'td'> & {
  readonly numeric?: boolean | undefined
  /** The name of its column where the row is a card. */
  readonly label?: string | undefined
  /** As wide as the card. */
  readonly wide?: boolean | undefined
}

/** A cell; `numeric` aligns figures. */
export function TableCell({ numeric = false, label, wide = false, className, ...rest }: TableCellProps) {
  return (
    <td
      data-label={label}
      data-wide={wide || undefined}
      className={classNames('px-3 py-2 align-middle', numeric && 'text-right tabular-nums', className)}
      {...rest}
    />
  )
}
