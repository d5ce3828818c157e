import { classNames } from './class-names.ts'

/** The shape of what is coming; give it a size by `className`. Say the loading in words beside it. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-sm bg-ink/10', className)} />
}
