import { codeMissing } from '@dustforce/supabase/admin'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { say } from '../../app/toasts.tsx'
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
  if (link === null)
    return <RequestLinkForm onSubmit={(email) => session.requestPassword(email).catch(unreachable)} />
  const save = async (password: string, code: string) => {
    const saving =
      link.type === 'invitation'
        ? session.acceptInvitation(link.token, password)
        : session.setPassword(link, password, code)
    const refusal = await saving.catch(unreachable)
    if (refusal === codeMissing) setAsksCode(true)
    if (refusal !== null) return refusal
    say('Password saved', 'Please sign in with it.')
    navigate('/login', { replace: true })
    return null
  }
  return <NewPasswordForm invited={link.type === 'invitation'} asksCode={asksCode} onSubmit={save} />
}
