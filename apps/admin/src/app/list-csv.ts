import { csvLines, csvMark } from './csv.ts'

/** A column of a list's CSV. */
export interface CsvColumn<Row> {
  readonly label: string
  readonly value: (row: Row) => string | number
}

/** Reads the page of a list that starts after a place; from the start when null. */
export type ReadPage<Row> = (
  after: string | null,
) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>

export interface ListCsvOptions {
  readonly signal: AbortSignal
  /** Told how many rows there are so far. */
  readonly onRows: (count: number) => void
}

/** A whole list as the parts of a CSV file: each page becomes text before the next one is asked for. Null when `signal` ended it. */
export async function listCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  read: ReadPage<Row>,
  { signal, onRows }: ListCsvOptions,
): Promise<readonly string[] | null> {
  const parts = [csvMark + csvLines([columns.map(({ label }) => label)])]
  let count = 0
  let after: string | null = null
  do {
    const { rows, next }: Awaited<ReturnType<ReadPage<Row>>> = await read(after)
    parts.push(csvLines(rows.map((row) => columns.map(({ value }) => value(row)))))
    count += rows.length
    onRows(count)
    after = next
  } while (after !== null && !signal.aborted)
  return signal.aborted ? null : parts
}
