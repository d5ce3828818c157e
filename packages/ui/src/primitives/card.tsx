import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type CardProps = ComponentProps<'div'> & {
  readonly pad?: 'none' | 'sm' | 'md' | 'lg' | undefined
  /** `flat`: a line around it; `lifted`: a shadow; `sunken`: a quiet ground for side matters. */
  readonly look?: 'flat' | 'lifted' | 'sunken' | undefined
}

const pads = { none: '', sm: 'p-4', md: 'p-5 md:p-6', lg: 'p-6 md:p-8' }
const looks = {
  flat: 'border border-line bg-surface',
  lifted: 'bg-raised shadow-md',
  sunken: 'bg-sunken',
}

/** A box for things that belong together. */
export function Card({ pad = 'md', look = 'flat', className, ...rest }: CardProps) {
  return <div className={classNames('rounded-lg text-ink', looks[look], pads[pad], className)} {...rest} />
}
