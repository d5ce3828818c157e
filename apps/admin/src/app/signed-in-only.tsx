import { Said } from '@dustforce/ui/said'
import { useEffect } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { useSession, useSessionStore } from './app-context.tsx'
import { Loading } from './loading.tsx'
import { signInPath } from './return-path.ts'
import { toast } from './toasts.tsx'
import { isBackFromExpiry } from './use-session-state.ts'

/** Shows its screens to signed-in administrators only. */
export function SignedInOnly() {
  const state = useSession()
  const store = useSessionStore()
  // Read before its screens take what is theirs.
  const isBack = state.status === 'signed-in' && isBackFromExpiry(store)
  const location = useLocation()
  const navigate = useNavigate()
  const here = `${location.pathname}${location.search}`
  const why = state.status === 'signed-out' ? state.why : null
  const to = signInPath(here, why === 'expired')
  useEffect(() => {
    if (why !== null) navigate(to, { replace: true, state: { notAuthenticated: why !== 'left' } })
  }, [why, to, navigate])
  useEffect(() => {
    if (isBack)
      toast.success(
        'Back where you were',
        'What you typed before your session ended is back. It is not saved yet.',
      )
  }, [isBack])
  if (state.status === 'checking') return <Loading />
  if (state.status === 'signed-in') return <Outlet />
  return (
    <Said className="grid min-h-dvh place-items-center">
      <span>
        You are not authenticated.{' '}
        <Link to={to} className="underline underline-offset-4">
          Log in
        </Link>
      </span>
    </Said>
  )
}
