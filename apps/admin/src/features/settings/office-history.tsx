import { useBackend } from '../../app/app-context.tsx'
import { HistoryPages } from '../../patterns/history-pages.tsx'

/** Who changed codes, settings, contractors and administrators. */
export function OfficeHistory() {
  const { history } = useBackend()
  return <HistoryPages queryKey={['settings', 'history']} read={history.ofOffice} />
}
