import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { HistoryPages } from '../../patterns/history-pages.tsx'

const queryKey = ['settings', 'history']

/** Shows who changed codes, settings, contractors and administrators; a change on the same page stands in it at once. */
export function OfficeHistory() {
  const { history } = useBackend()
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation.state.status === 'success') client.invalidateQueries({ queryKey })
      }),
    [client],
  )
  return <HistoryPages queryKey={queryKey} read={history.ofOffice} />
}
