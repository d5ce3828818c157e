import type { SignInOutcome } from '@dustforce/supabase/admin'
import { say, warn } from '../../app/toasts.tsx'

/** Tells how a sign-in ended. */
export function signInNotice(result: SignInOutcome): void {
  switch (result.outcome) {
    case 'signed-in':
      say('Login Successful')
      break
    case 'login-failed':
      warn('Login Failed', result.message)
      break
    case 'lookup-failed':
      warn('Admin Lookup Failed', result.message)
      break
    case 'inactive':
      warn('Access Denied', 'Admin account not active.')
      break
    // The screen asks for the code.
    case 'code-needed':
      break
    case 'creation-failed':
      warn('Admin Creation Failed', result.message)
      break
  }
}
