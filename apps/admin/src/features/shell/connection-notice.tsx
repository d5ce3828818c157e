import { Notice } from '@dustforce/ui/notice'
import { CloudOff } from 'lucide-react'

/** Said while changes made by others do not arrive. */
export function ConnectionNotice({ lost }: { readonly lost: boolean }) {
  return (
    <div role="status">
      {lost ? (
        <Notice
          tone="warning"
          icon={<CloudOff aria-hidden="true" className="size-4.5" />}
          className="rounded-none"
        >
          Live updates are interrupted. What you see may be out of date; it catches up by itself when the
          connection is back.
        </Notice>
      ) : null}
    </div>
  )
}
