import { within } from 'storybook/test'

/** The cells of a table, row by row. */
export function rowsOf(table: HTMLElement) {
  return within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((cell) => cell.textContent))
}
