import { Notice } from '@dustforce/ui/notice'
import { Entrance, entranceLink } from '../../patterns/entrance.tsx'

/** The page that opens from the link of an invitation that ended or was used. */
export function EndedInvitation({ why }: { readonly why: string }) {
  return (
    <Entrance title="This invitation is over">
      <Notice tone="warning" announce="polite">
        {why}
      </Notice>
      <a href="/admin/login" className={`${entranceLink} mt-3`}>
        Back to sign-in
      </a>
    </Entrance>
  )
}
