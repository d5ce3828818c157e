import { checkEmail } from '@dustforce/core/validation'
import type { TeamRole } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Select } from '@dustforce/ui/select'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useKept } from '../../app/use-kept.ts'
import { roles, roleWord } from './team-words.ts'

export interface InviteFormProps {
  readonly busy: boolean
  /** Returns whether the letter is on its way: then the form is empty again. */
  readonly onInvite: (email: string, role: TeamRole) => Promise<boolean>
}

/** Invites a colleague by e-mail. */
export function InviteForm({ busy, onInvite }: InviteFormProps) {
  const [email, setEmail] = useKept('invitation', '')
  const [role, setRole] = useKept<TeamRole>('invitation, role', 'office')
  const [tried, setTried] = useState(false)
  const checked = checkEmail(email)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy || !checked.ok || !(await onInvite(checked.value, role))) return
    setEmail('')
    setTried(false)
  }
  return (
    <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={submit}>
      <TextField
        size="sm"
        label="Invite by email"
        type="email"
        className="min-w-0 flex-[1_1_14rem]"
        error={tried && !checked.ok ? checked.message : undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Select
        size="sm"
        label="As"
        className="w-28"
        value={role}
        onChange={(event) => setRole(roles.find((each) => each === event.target.value) ?? 'office')}
        options={roles.map((value) => ({ value, label: roleWord(value) }))}
      />
      <Button type="submit" size="sm" className="mt-5.75" busy={busy} busyLabel="Sending...">
        Send invitation
      </Button>
    </form>
  )
}
