import type { TeamInvitation, TeamMember, TeamRole } from '@dustforce/supabase/admin'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { teamKey, useTeam } from '../../patterns/use-team.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { type ColleagueAct, TeamList } from './team-list.tsx'
import { roleWord } from './team-words.ts'

const saidOf: Record<ColleagueAct, string> = {
  activate: 'Access given',
  deactivate: 'Access taken',
  'send-password-link': 'Password link sent',
  'reset-factors': 'Authenticator app taken away',
  owner: 'Now an owner',
  office: 'Now in the office',
}

/** The questions before acts that take something away from a colleague. */
const questions = {
  'reset-factors': {
    title: 'Remove the authenticator app?',
    text: 'then signs in with the password alone, and can set up another phone.',
    confirm: 'Take it away',
  },
  deactivate: {
    title: 'Take the access away?',
    text: 'is signed out at once and cannot sign in until you activate the account again. What the account did stays in the history.',
    confirm: 'Deactivate',
  },
}
type AskedAct = keyof typeof questions

function isAsked(act: ColleagueAct): act is AskedAct {
  return act in questions
}

interface Invited {
  readonly email: string
  readonly role: TeamRole
  readonly id?: string
}

/** The administrators, and whom they invited. */
export function Team() {
  const { team } = useBackend()
  const query = useTeam()
  const [asked, setAsked] = useState<{ readonly member: TeamMember; readonly act: AskedAct } | null>(null)
  const reads = [teamKey]
  const act = useChange(
    ({ member, act }: { readonly member: TeamMember; readonly act: ColleagueAct }) => {
      if (act === 'send-password-link') return team.sendPasswordLink(member.email)
      if (act === 'reset-factors') return team.resetFactors(member.userId)
      if (act === 'owner' || act === 'office') return team.setRole(member.userId, act)
      return team.setActive(member.userId, act === 'activate')
    },
    {
      ...{ failed: 'Failed to change access', reads },
      done: ({ member, act }) => [saidOf[act], member.email],
      onDone: () => setAsked(null),
    },
  )
  const invite = useChange(({ email, role }: Invited) => team.invite(email, role), {
    ...{ failed: 'Failed to invite', reads },
    done: ({ email, role }) => ['Invitation sent', `${email} – ${roleWord(role)}`],
  })
  const withdraw = useChange(({ id }: TeamInvitation) => team.withdraw(id), {
    ...{ failed: 'Failed to withdraw the invitation', reads },
    done: ({ email }) => ['Invitation withdrawn', email],
  })
  return (
    <QueryState query={query} what="administrators">
      {({ members, invitations }) => {
        const isOwner = members.some(({ isSelf, role }) => isSelf && role === 'owner')
        return (
          <div className="grid gap-5">
            <TeamList
              team={members}
              canChange={isOwner}
              busy={act.value?.member.userId ?? null}
              onAct={(member, chosen) =>
                isAsked(chosen) ? setAsked({ member, act: chosen }) : act.run({ member, act: chosen })
              }
            />
            <InvitationList
              invitations={invitations}
              canChange={isOwner}
              busy={withdraw.value?.id ?? invite.value?.id ?? null}
              onInviteAgain={invite.run}
              onWithdraw={withdraw.run}
            />
            {isOwner ? (
              <InviteForm busy={invite.busy} onInvite={(email, role) => invite.ask({ email, role })} />
            ) : (
              <p className="text-sm text-muted">Only an owner can invite people and change their access.</p>
            )}
            {asked === null ? null : (
              <ConfirmDialog
                title={questions[asked.act].title}
                description={`${asked.member.email} ${questions[asked.act].text}`}
                confirmLabel={questions[asked.act].confirm}
                destructive
                busy={act.busy}
                onConfirm={() => act.run(asked)}
                onClose={() => setAsked(null)}
              />
            )}
          </div>
        )
      }}
    </QueryState>
  )
}
