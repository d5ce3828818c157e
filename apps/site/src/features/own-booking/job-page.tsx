import { ownBookings } from '../../runtime.ts'
import { JobView } from './job-view.tsx'
import { askJob, tellOnMyWay } from './own-job.ts'
import { useOpenedLink } from './use-opened-link.ts'

/** The page that the letter of a job leads its cleaner to. Opening it does nothing but look. */
export function Page() {
  const { found, token, retry } = useOpenedLink(askJob, 'job')
  return (
    <JobView found={found} onRetry={retry} onTell={async () => tellOnMyWay(await ownBookings(), token)} />
  )
}
