import { useEffect } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { useSession } from './app-context.tsx'
import { Loading } from './loading.tsx'
import { signInPath } from './return-path.ts'

/** Shows its screens to signed-in administrators only. */
export function SignedInOnly() {
  const state = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const here = `${location.pathname}${location.search}`
  const why = state.status === 'signed-out' ? state.why : null
  const to = signInPath(here, why === 'expired')
  useEffect(() => {
    if (why !== null) navigate(to, { replace: true, state: { notAuthenticated: why !== 'left' } })
  }, [why, to, navigate])
  if (state.status === 'checking') return <Loading />
  if (state.status === 'signed-in') return <Outlet />
  return (
    <p role="status" className="grid min-h-dvh place-items-center">
      <span>
        You are not authenticated.{' '}
        <Link to={to} className="underline underline-offset-4">
          Log in
        </Link>
      </span>
    </p>
  )
}
