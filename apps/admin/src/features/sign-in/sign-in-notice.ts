import type { SignInOutcome } from '@dustforce/supabase/admin'
import { toast } from '../../app/toasts.tsx'

/** Tells how a sign-in ended. */
export function signInNotice(result: SignInOutcome): void {
  switch (result.outcome) {
    case 'signed-in':
      toast.success('Login Successful')
      break
    case 'login-failed':
      toast.error('Login Failed', result.message)
      break
    case 'lookup-failed':
      toast.error('Admin Lookup Failed', result.message)
      break
    case 'inactive':
      toast.error('Access Denied', 'Admin account not active.')
      break
    // The screen asks for the code.
    case 'code-needed':
      break
    case 'creation-failed':
      toast.error('Admin Creation Failed', result.message)
      break
  }
}
