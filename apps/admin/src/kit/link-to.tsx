import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Draws a link of the router in a given look, for a view that knows no router. */
export function linkTo<Target = string>(pathOf: (target: Target) => string) {
  return (target: Target, content: ReactNode, look = 'underline underline-offset-4') => (
    <Link to={pathOf(target)} className={look}>
      {content}
    </Link>
  )
}
