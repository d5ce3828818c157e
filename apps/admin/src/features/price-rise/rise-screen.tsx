import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { RiseChoice } from './rise-choice.tsx'
import { RiseHistory } from './rise-history.tsx'

/** Shows what today's price list would do to every regular customer, and the rises that were told. */
export function RiseScreen() {
  const { rises } = useBackend()
  const [named, setNamed] = useState<BusinessDate | null>(null)
  const query = useQuery({
    queryKey: ['rises', 'preview', named],
    queryFn: () => rises.preview(named),
    // The choice stays while another day is looked up.
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid gap-4">
      <QueryState query={query} what="customers" loading="h-64">
        {(preview) => (
          <RiseChoice
            preview={preview}
            isOld={query.isPlaceholderData}
            onFrom={(day) => setNamed(isBusinessDate(day) ? day : null)}
          />
        )}
      </QueryState>
      <RiseHistory />
    </div>
  )
}
