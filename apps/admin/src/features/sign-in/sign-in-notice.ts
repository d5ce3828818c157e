import type { SignInOutcome } from '@dustforce/supabase/admin'
import { toast } from '../../app/toasts.tsx'

/** Tells how a sign-in ended, and returns why it was refused; null when it was not. */
export function signInNotice(result: SignInOutcome): string | null {
  switch (result.outcome) {
    case 'signed-in':
      toast.success('Login Successful')
      return null
    case 'login-failed':
      return refuse('Login Failed', result.message)
    case 'lookup-failed':
      return refuse('Admin Lookup Failed', result.message)
    case 'inactive':
      return refuse('Access Denied', 'Admin account not active.')
    // The screen asks for the code.
    case 'code-needed':
      return null
    case 'creation-failed':
      return refuse('Admin Creation Failed', result.message)
  }
}

function refuse(title: string, why: string): string {
  toast.error(title, why)
  return why
}
