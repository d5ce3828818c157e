import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import * as words from './words.en.ts'

/** The classes of a link in running text, for a router's link: `<Link className={linkLook}>`. */
export const linkLook =
  'font-medium text-brand-ink underline decoration-1 decoration-brand/40 underline-offset-[0.2em] transition-colors hover:decoration-brand hover:decoration-2 rounded-sm'

export type TextLinkProps = ComponentProps<'a'> & {
  /** Opens in a new tab and says so to screen readers. */
  readonly newTab?: boolean | undefined
}

/** A link in running text. */
export function TextLink({ newTab = false, className, children, ...rest }: TextLinkProps) {
  return (
    <a
      className={classNames(linkLook, className)}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...rest}
    >
      {children}
      {newTab ? <span className="sr-only">{words.newTab}</span> : null}
    </a>
  )
}
