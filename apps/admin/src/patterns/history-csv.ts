import { formatInstant } from '@dustforce/core/schedule'
import type { Business } from '@dustforce/office/company'
import type { HistoryEntry } from '@dustforce/office/hub'
import type { CsvColumn } from '../app/list-csv.ts'
import { actorText, changeText, historyTitle } from './history-words.ts'

/** The history of a record as CSV. */
export function historyCsvColumns(business: Business): readonly CsvColumn<HistoryEntry>[] {
  return [
    { label: 'When', value: ({ at }) => formatInstant(at, business.policy.zone) },
    { label: 'Who', value: (entry) => actorText(entry) ?? '' },
    { label: 'What', value: (it) => historyTitle(it, business.money) },
    { label: 'Changes', value: (it) => changesText(it, business) },
  ]
}

function changesText({ source, action, changes }: HistoryEntry, business: Business): string {
  if (source === 'audit') return ''
  return Object.entries(changes)
    .flatMap(([column, change]) => changeText(column, change, business, action) ?? [])
    .join('; ')
}
