import type { TeamMember } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { Button } from '@dustforce/ui/button'

export interface TeamListProps {
  readonly team: readonly TeamMember[]
  /** The account whose access is being changed. */
  readonly busy: string | null
  readonly onSetActive: (member: TeamMember, active: boolean) => void
}

/** The administrators of the Command Hub. */
export function TeamList({ team, busy, onSetActive }: TeamListProps) {
  return (
    <ul className="divide-y divide-line">
      {team.map((member) => {
        const { userId, email, isActive, isSelf } = member
        return (
          <li key={userId} className="flex flex-wrap items-center gap-3 py-2.5 first:pt-0 last:pb-0">
            <span className="min-w-0 flex-1 truncate text-sm font-medium">{email}</span>
            {isSelf ? <Badge tone="info">You</Badge> : null}
            <Badge dot tone={isActive ? 'success' : 'neutral'}>
              {isActive ? 'Active' : 'Inactive'}
            </Badge>
            {isSelf ? null : (
              <Button
                size="sm"
                variant={isActive ? 'danger-quiet' : 'secondary'}
                busy={busy === userId}
                aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${email}`}
                onClick={() => onSetActive(member, !isActive)}
              >
                {isActive ? 'Deactivate' : 'Activate'}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
