import { codeMissing } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { Loading } from '../../app/loading.tsx'
import { toast } from '../../app/toasts.tsx'
import { EndedInvitation } from './ended-invitation.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { passwordLinkOf } from './password-link.ts'
import { RequestLinkForm } from './request-link-form.tsx'

const unreachable = () => 'The server could not be reached.'

/** Accepting an invitation and resetting a password, for which one asks for a link here as well. */
export function Component() {
  const { session } = useBackend()
  const navigate = useNavigate()
  const [asksCode, setAsksCode] = useState(false)
  const link = passwordLinkOf(useLocation().hash)
  const token = link?.type === 'invitation' ? link.token : null
  // Said before a password is thought up. When it cannot be asked, saving says what is wrong.
  const ended = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => session.invitationProblem(token ?? ''),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (link === null)
    return <RequestLinkForm onSubmit={(email) => session.requestPassword(email).catch(unreachable)} />
  if (token !== null && ended.isPending) return <Loading />
  if (ended.data != null) return <EndedInvitation why={ended.data} />
  const save = async (password: string, code: string) => {
    const saving =
      link.type === 'invitation'
        ? session.acceptInvitation(link.token, password)
        : session.setPassword(link, password, code)
    const refusal = await saving.catch(unreachable)
    if (refusal === codeMissing) setAsksCode(true)
    if (refusal !== null) return refusal
    toast.success('Password saved', 'Please sign in with it.')
    navigate('/login', { replace: true })
    return null
  }
  return <NewPasswordForm invited={link.type === 'invitation'} asksCode={asksCode} onSubmit={save} />
}
