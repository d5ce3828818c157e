import { formatInstant, gtaPolicy } from '@dustforce/core/schedule'
import type { HistoryEntry } from '@dustforce/office/hub'
import type { CsvColumn } from '../app/list-csv.ts'
import { actorText, changeText, historyTitle } from './history-words.ts'

/** The history of a record as CSV. */
export const historyCsvColumns: readonly CsvColumn<HistoryEntry>[] = [
  { label: 'When', value: ({ at }) => formatInstant(at, gtaPolicy.zone) },
  { label: 'Who', value: (entry) => actorText(entry) ?? '' },
  { label: 'What', value: historyTitle },
  { label: 'Changes', value: changesText },
]

function changesText({ source, action, changes }: HistoryEntry): string {
  if (source === 'audit') return ''
  return Object.entries(changes)
    .flatMap(([column, change]) => changeText(column, change, action) ?? [])
    .join('; ')
}
