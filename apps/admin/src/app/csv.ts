/** The mark that tells a spreadsheet that a file is UTF-8. */
export const csvMark = '\uFEFF'

/** Rows as CSV for spreadsheets: UTF-8 with its mark, CRLF, and no cell that is taken for a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return csvMark + csvLines(rows)
}

/** Rows as CSV lines without the mark of a file's start. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A cell that no spreadsheet takes for a formula; a plain number stays one. */
function cell(value: string | number): string {
  const text = String(value)
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const safe = !isNumber && /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe
}
