import type { TeamInvitation, TeamMember, TeamRole } from '@dustforce/supabase/admin'
import { AlertDialog } from '@dustforce/ui/alert-dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { teamKey, useTeam } from '../../patterns/use-team.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { LoadState } from './load-state.tsx'
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

/** What takes something away from a colleague is asked about first. */
const questions = {
  'reset-factors': {
    title: 'Take the authenticator app away?',
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

/** The administrators, and whom they invited. */
export function Team() {
  const { team } = useBackend()
  const client = useQueryClient()
  const query = useTeam()
  const [asked, setAsked] = useState<{ readonly member: TeamMember; readonly act: AskedAct } | null>(null)
  const onSettled = () => client.invalidateQueries({ queryKey: teamKey })
  const act = useMutation({
    mutationFn: ({ member, act }: { readonly member: TeamMember; readonly act: ColleagueAct }) => {
      if (act === 'send-password-link') return team.sendPasswordLink(member.email)
      if (act === 'reset-factors') return team.resetFactors(member.userId)
      if (act === 'owner' || act === 'office') return team.setRole(member.userId, act)
      return team.setActive(member.userId, act === 'activate')
    },
    onSuccess: (_, { member, act }) => {
      say(saidOf[act], member.email)
      setAsked(null)
    },
    onError: (failure) => warnOf('Failed to change access', failure),
    onSettled,
  })
  const invite = useMutation({
    mutationFn: ({
      email,
      role,
    }: {
      readonly email: string
      readonly role: TeamRole
      readonly id?: string
    }) => team.invite(email, role),
    onSuccess: (_, { email, role }) => say('Invitation sent', `${email} – ${roleWord(role)}`),
    onError: (failure) => warnOf('Failed to invite', failure),
    onSettled,
  })
  const withdraw = useMutation({
    mutationFn: ({ id }: TeamInvitation) => team.withdraw(id),
    onSuccess: (_, { email }) => say('Invitation withdrawn', email),
    onError: (failure) => warnOf('Failed to withdraw the invitation', failure),
    onSettled,
  })
  return (
    <LoadState query={query} what="administrators">
      {({ members, invitations }) => {
        const isOwner = members.some(({ isSelf, role }) => isSelf && role === 'owner')
        return (
          <div className="grid gap-5">
            <TeamList
              team={members}
              canChange={isOwner}
              busy={act.isPending ? act.variables.member.userId : null}
              onAct={(member, chosen) =>
                isAsked(chosen) ? setAsked({ member, act: chosen }) : act.mutate({ member, act: chosen })
              }
            />
            <InvitationList
              invitations={invitations}
              canChange={isOwner}
              busy={
                withdraw.isPending
                  ? withdraw.variables.id
                  : invite.isPending
                    ? (invite.variables.id ?? null)
                    : null
              }
              onInviteAgain={({ id, email, role }) => invite.mutate({ id, email, role })}
              onWithdraw={(invitation) => withdraw.mutate(invitation)}
            />
            {isOwner ? (
              <InviteForm
                busy={invite.isPending}
                onInvite={(email, role) =>
                  invite.mutateAsync({ email, role }).then(
                    () => true,
                    () => false,
                  )
                }
              />
            ) : (
              <p className="text-sm text-muted">An owner invites people and changes their access.</p>
            )}
            <AlertDialog
              open={asked !== null}
              onOpenChange={(open) => {
                if (!open) setAsked(null)
              }}
              title={questions[asked?.act ?? 'deactivate'].title}
              description={`${asked?.member.email ?? ''} ${questions[asked?.act ?? 'deactivate'].text}`}
              confirmLabel={questions[asked?.act ?? 'deactivate'].confirm}
              destructive
              busy={act.isPending}
              onConfirm={() => {
                if (asked !== null) act.mutate(asked)
              }}
            />
          </div>
        )
      }}
    </LoadState>
  )
}
