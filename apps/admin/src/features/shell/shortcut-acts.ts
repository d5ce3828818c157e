import { type AdminPage, pages } from '../../app/pages.ts'
import type { Shortcut } from '../../app/shortcut.ts'

const rowsOf = 'tr, li, article, [role="row"]'
const rowMarks = '[data-booking], [data-inquiry], [data-contractor], [data-application], [data-row]'

/** The letter after `g`, by page: the first letter of its name that no page before it has. */
export function goLetters(): ReadonlyMap<string, (typeof pages)[number]> {
  const taken = new Map<string, (typeof pages)[number]>()
  for (const page of pages) {
    const letter = [...page.label.toLowerCase()].find((each) => /[a-z]/.test(each) && !taken.has(each))
    if (letter !== undefined) taken.set(letter, page)
  }
  return taken
}

/** The rows of the list that is shown, from the top. */
function shownRows(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(rowMarks)].filter((row) => row.offsetParent !== null)
}

const controlOf = (row: Element | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('button[aria-expanded]') ??
  row?.querySelector<HTMLElement>('a, button') ??
  null

/** The row that has the focus, or the row whose opened detail has. */
function focusedIndex(rows: readonly HTMLElement[]): number {
  const focused = document.activeElement
  const own = rows.findIndex((row) => row.contains(focused))
  if (own >= 0) return own
  const before = focused?.closest(rowsOf)?.previousElementSibling
  return before instanceof HTMLElement ? rows.indexOf(before) : -1
}

/** Does what a key of a list or of the whole hub asks for. */
export function actOn(
  shortcut: Exclude<Shortcut, 'palette' | 'undo' | 'help'>,
  go: (page: AdminPage) => void,
): void {
  if (typeof shortcut === 'object') {
    const page = goLetters().get(shortcut.go)
    if (page !== undefined) go(page.id)
    return
  }
  if (shortcut === 'search') {
    const box = [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')].find(
      (each) => each.offsetParent !== null,
    )
    box?.focus()
    box?.select()
    return
  }
  const rows = shownRows()
  const current = focusedIndex(rows)
  if (shortcut === 'next' || shortcut === 'previous') {
    const next = current < 0 ? 0 : current + (shortcut === 'next' ? 1 : -1)
    const row = rows[Math.max(0, Math.min(rows.length - 1, next))]
    row?.scrollIntoView({ block: 'nearest' })
    controlOf(row)?.focus({ preventScroll: true })
    return
  }
  const row = rows[current]
  if (shortcut === 'open') controlOf(row)?.click()
  else row?.querySelector<HTMLElement>('[data-select]')?.click()
}
