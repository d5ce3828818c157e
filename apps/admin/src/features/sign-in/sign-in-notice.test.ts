import type { SignInOutcome } from '@dustforce/supabase/admin'
import { expect, it } from 'vitest'
import { shownToast } from '../../testing/shown-toast.ts'
import { signInNotice } from './sign-in-notice.ts'

it.each<[SignInOutcome, ReturnType<typeof shownToast>]>([
  [{ outcome: 'signed-in' }, ['success', 'Login Successful', undefined]],
  [{ outcome: 'login-failed', message: 'Wrong password' }, ['destructive', 'Login Failed', 'Wrong password']],
  [{ outcome: 'lookup-failed', message: 'No row' }, ['destructive', 'Admin Lookup Failed', 'No row']],
  [{ outcome: 'inactive' }, ['destructive', 'Access Denied', 'Admin account not active.']],
  [{ outcome: 'creation-failed', message: 'Full' }, ['destructive', 'Admin Creation Failed', 'Full']],
])('%j is shown as %j', (outcome, notice) => {
  expect(signInNotice(outcome)).toBe(notice?.[2] ?? null)
  expect(shownToast()).toEqual(notice)
})
