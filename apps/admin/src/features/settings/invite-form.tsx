import { checkEmail, normalizeEmail } from '@dustforce/core/validation'
import type { TeamRole } from '@dustforce/supabase/admin'
import { ErrorSummary } from '@dustforce/ui/error-summary'
import { Select } from '@dustforce/ui/select'
import { TextField } from '@dustforce/ui/text-field'
import { ActButton } from '../../kit/act-button.tsx'
import { problemsOf } from '../../kit/problems.ts'
import { useForm } from '../../kit/use-form.ts'
import { roles, roleWord } from './team-words.ts'

export interface InviteFormProps {
  readonly busy: boolean
  /** Returns whether the letter is on its way: then the form is empty again. */
  readonly onInvite: (email: string, role: TeamRole) => Promise<boolean>
}

/** Invites a colleague by e-mail. */
export function InviteForm({ busy, onInvite }: InviteFormProps) {
  const form = useForm<{ readonly email: string; readonly role: TeamRole }>({
    ...{ keep: 'invitation', initial: { email: '', role: 'office' }, busy },
    check: ({ email }) => problemsOf({ email: checkEmail(email) }),
    onSave: async ({ email, role }) => {
      if (await onInvite(normalizeEmail(email), role)) form.reset()
    },
  })
  return (
    <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={form.onSubmit}>
      <ErrorSummary tries={form.tries} />
      <TextField
        size="sm"
        label="Invite by email"
        type="email"
        className="min-w-0 flex-[1_1_14rem]"
        {...form.text('email')}
      />
      <Select
        size="sm"
        label="As"
        className="w-28"
        {...form.choice(
          'role',
          roles.map((value) => ({ value, label: roleWord(value) })),
        )}
      />
      <ActButton variant="primary" type="submit" className="mt-5.75" busy={busy} busyLabel="Sending...">
        Send invitation
      </ActButton>
    </form>
  )
}
