import type { ComponentProps } from 'react'

export type SaidProps = Omit<ComponentProps<'p'>, 'role'>

/** A text that is said when it appears, and when it changes: a region for it is there before its words. */
export function Said({ children, ...rest }: SaidProps) {
  return (
    <p {...rest} role="status">
      <span className="is-said">{children}</span>
    </p>
  )
}
