import { newId } from '@dustforce/supabase/new-id'
import { Said } from '@dustforce/ui/said'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type CsvColumn, listCsv, type ReadPage } from '../app/list-csv.ts'
import { saveFile } from '../app/save-file.ts'
import { toast } from '../app/toasts.tsx'
import { ActButton } from './act-button.tsx'
import { countText } from './count-text.ts'

export interface ExportListProps<Row> {
  /** The words for what is in the list, such as 'bookings'. */
  readonly what: string
  readonly columns: readonly CsvColumn<Row>[]
  /** Reads the list as it is filtered and ordered now. */
  readonly read: ReadPage<Row>
}

interface Run {
  readonly controller: AbortController
  readonly rows: number
}

/** Saves a whole list as CSV, page by page, however many of its pages are shown; it can be cancelled. */
export function ExportList<Row>({ what, columns, read }: ExportListProps<Row>) {
  const { money } = useBusiness()
  const client = useQueryClient()
  const [run, setRun] = useState<Run | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const start = async () => {
    const controller = new AbortController()
    const { signal } = controller
    const id = newId()
    current.current = controller
    setRun({ controller, rows: 0 })
    try {
      const parts = await listCsv(
        columns,
        // Asked again like everything else that is read: one lost answer must not cost a long list.
        (after) =>
          client.fetchQuery({
            queryKey: ['csv', id, after],
            queryFn: () => read(after),
            gcTime: 0,
            retry: client.getDefaultOptions().queries?.retry ?? false,
          }),
        {
          signal,
          onRows: (rows) => {
            if (!signal.aborted) setRun({ controller, rows })
          },
        },
      )
      if (parts === null) return
      saveFile(`${what.replaceAll(' ', '-')}.csv`, 'text/csv', parts)
      toast.success('CSV saved')
    } catch (failure) {
      if (!signal.aborted) toast.failure('Export Failed', failure)
    } finally {
      if (!signal.aborted) setRun(null)
    }
  }
  if (run === null) {
    return (
      <ActButton
        aria-label={`CSV of all these ${what}`}
        icon={Download}
        onClick={start}
        className="print:hidden"
      >
        CSV
      </ActButton>
    )
  }
  return (
    <div className="flex items-center gap-2 print:hidden">
      <Said className="sr-only">Reading the {what}…</Said>
      <span aria-hidden="true" className="text-sm text-muted tabular-nums">
        {countText(run.rows, money)} {what}…
      </span>
      <ActButton
        autoFocus
        onClick={() => {
          run.controller.abort()
          setRun(null)
        }}
      >
        Cancel
      </ActButton>
    </div>
  )
}
