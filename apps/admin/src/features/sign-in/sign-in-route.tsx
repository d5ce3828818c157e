import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useBackend, useSession, useSessionStore } from '../../app/app-context.tsx'
import { Loading } from '../../app/loading.tsx'
import { returnPath } from '../../app/return-path.ts'
import { useAction } from '../../app/use-action.ts'
import { CodeForm } from './code-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { signInNotice } from './sign-in-notice.ts'

/** Sign-in, with the rule of the admin's row. */
export function Component() {
  const backend = useBackend()
  const session = useSession()
  const store = useSessionStore()
  const location = useLocation()
  const navigate = useNavigate()
  const [busy, run] = useAction()
  const [asksCode, setAsksCode] = useState(false)
  const target = returnPath(location.search)

  const enter = async () => {
    await store.refresh()
    navigate(target, { replace: true })
  }
  const confirm = async (code: string) => {
    const answer = await run(async () => {
      const refusal = await backend.session.confirmCode(code).catch(() => 'The server could not be reached.')
      if (refusal !== null) return { refusal }
      signInNotice({ outcome: 'signed-in' })
      await enter()
      return { refusal }
    })
    return answer?.refusal ?? null
  }

  const submit = async (email: string, password: string) => {
    const result = await run(async () => {
      const signedIn = await backend.session.signIn(email, password)
      const why = signInNotice(signedIn)
      if (signedIn.outcome === 'signed-in') await enter()
      return { why, outcome: signedIn.outcome }
    })
    setAsksCode(result?.outcome === 'code-needed')
    return {
      why: result?.why ?? null,
      keepsPassword: result !== undefined && result.outcome !== 'login-failed',
    }
  }

  if (session.status === 'checking') return <Loading />
  // While a sign-in runs, its outcome decides where to go.
  if (session.status === 'signed-in' && !busy) return <Navigate to={target} replace />
  if (asksCode)
    return (
      <CodeForm
        onSubmit={confirm}
        onBack={() => {
          setAsksCode(false)
          backend.session.signOut()
        }}
      />
    )
  return <SignInForm busy={busy} notAuthenticated={wasTurnedAway(location.state)} onSubmit={submit} />
}

function wasTurnedAway(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'notAuthenticated' in state &&
    state.notAuthenticated === true
  )
}
