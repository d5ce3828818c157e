import { formatInstant } from '@dustforce/core/schedule'
import type { TeamInvitation } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { useBusiness } from '@dustforce/ui/use-business'
import { ActButton } from '../../kit/act-button.tsx'
import { roleWord } from './team-words.ts'

export interface InvitationListProps {
  readonly invitations: readonly TeamInvitation[]
  readonly canChange: boolean
  /** The invitation that is being changed. */
  readonly busy: string | null
  readonly onInviteAgain: (invitation: TeamInvitation) => void
  readonly onWithdraw: (invitation: TeamInvitation) => void
}

/** Lists who was invited and has not accepted. */
export function InvitationList({
  invitations,
  canChange,
  busy,
  onInviteAgain,
  onWithdraw,
}: InvitationListProps) {
  const { policy } = useBusiness()
  if (invitations.length === 0) return null
  return (
    <ul aria-label="Invitations" className="divide-y divide-line">
      {invitations.map((invitation) => {
        const { id, email, role, expiresAt, isExpired } = invitation
        return (
          <li key={id} className="flex flex-wrap items-center gap-2 py-2.5 first:pt-0 last:pb-0">
            <span className="min-w-0 flex-1 basis-48 max-sm:basis-full">
              <span className="block wrap-anywhere text-sm font-medium">{email}</span>
              <span className="block text-xs text-muted">
                {isExpired || expiresAt === null
                  ? 'The link has ended'
                  : `The link works until ${formatInstant(expiresAt, policy.zone)}`}
              </span>
            </span>
            <Badge>{roleWord(role)}</Badge>
            <Badge dot tone={isExpired ? 'danger' : 'warning'}>
              {isExpired ? 'Ended' : 'Invited'}
            </Badge>
            {canChange ? (
              <>
                <ActButton
                  busy={busy === id}
                  aria-label={`Invite again ${email}`}
                  onClick={() => onInviteAgain(invitation)}
                >
                  Invite again
                </ActButton>
                <ActButton
                  variant="danger-quiet"
                  disabled={busy === id}
                  aria-label={`Withdraw the invitation of ${email}`}
                  onClick={() => onWithdraw(invitation)}
                >
                  Withdraw
                </ActButton>
              </>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
