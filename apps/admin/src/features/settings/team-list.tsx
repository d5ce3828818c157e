import type { TeamMember, TeamRole } from '@dustforce/supabase/admin'
import { ActingSelect } from '@dustforce/ui/acting-select'
import { Badge } from '@dustforce/ui/badge'
import { ActButton } from '../../kit/act-button.tsx'
import { roles, roleWord } from './team-words.ts'

/** The acts of an owner on a colleague. */
export type ColleagueAct = 'activate' | 'deactivate' | 'send-password-link' | 'reset-factors' | TeamRole

export interface TeamListProps {
  readonly team: readonly TeamMember[]
  /** Whether the signed-in administrator may change the others. */
  readonly canChange: boolean
  /** The account that is being changed. */
  readonly busy: string | null
  readonly onAct: (member: TeamMember, act: ColleagueAct) => void
}

/** The administrators of the Command Hub. */
export function TeamList({ team, canChange, busy, onAct }: TeamListProps) {
  return (
    <ul className="divide-y divide-line">
      {team.map((member) => {
        const { userId, email, role, isActive, isSelf, hasCode } = member
        const isChangeable = canChange && !isSelf
        return (
          <li key={userId} className="grid gap-2 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <span className="min-w-0 flex-1 basis-48 wrap-anywhere max-sm:basis-full text-sm font-medium">
                {email}
              </span>
              {isSelf ? <Badge tone="info">You</Badge> : null}
              {isChangeable ? null : <Badge>{roleWord(role)}</Badge>}
              {hasCode ? <Badge tone="brand">Two steps</Badge> : null}
              <Badge dot tone={isActive ? 'success' : 'neutral'}>
                {isActive ? 'Active' : 'Inactive'}
              </Badge>
            </div>
            {isChangeable ? (
              <div className="flex flex-wrap items-end gap-2">
                <ActingSelect
                  size="sm"
                  label={`Role of ${email}`}
                  className="w-28"
                  value={role}
                  onChoose={(value) => {
                    const chosen = roles.find((each) => each === value)
                    if (chosen !== undefined && chosen !== role) onAct(member, chosen)
                  }}
                  options={roles.map((value) => ({ value, label: roleWord(value) }))}
                />
                <ActButton
                  variant="ghost"
                  disabled={busy === userId}
                  aria-label={`Password link for ${email}`}
                  onClick={() => onAct(member, 'send-password-link')}
                >
                  Password link
                </ActButton>
                {hasCode ? (
                  <ActButton
                    variant="ghost"
                    disabled={busy === userId}
                    aria-label={`Lost phone of ${email}`}
                    onClick={() => onAct(member, 'reset-factors')}
                  >
                    Lost phone
                  </ActButton>
                ) : null}
                <ActButton
                  variant={isActive ? 'danger-quiet' : 'secondary'}
                  busy={busy === userId}
                  aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${email}`}
                  onClick={() => onAct(member, isActive ? 'deactivate' : 'activate')}
                >
                  {isActive ? 'Deactivate' : 'Activate'}
                </ActButton>
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
