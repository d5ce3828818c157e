import { within } from 'storybook/test'

/** The cells of a table, row by row. */
export const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((cell) => cell.textContent))
