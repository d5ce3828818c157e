import { classNames } from './class-names.ts'

export type LogoProps = {
  /** `full`: mark and name; `mark`: the mark alone. */
  readonly show?: 'full' | 'mark' | undefined
  /** On the deep evergreen ground whatever the theme. */
  readonly onDeep?: boolean | undefined
  readonly className?: string | undefined
}

/** The mark: an arched window, and the light it lays on a clean floor. The name is set in the text face, so it is always sharp. */
export const Logo = ({ show = 'full', onDeep = false, className }: LogoProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-[0.42em] text-xl leading-none',
      onDeep ? 'text-on-deep' : 'text-ink',
      className,
    )}
  >
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={classNames('size-[1.6em] shrink-0', onDeep ? null : 'text-brand')}
      fill="none"
    >
      <path d="M7 18.6V10a9 9 0 0 1 18 0v8.6" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M16 2v16.6M7.4 11h17.2" stroke="currentColor" strokeWidth="2.2" />
      <path d="M4 29.6 7.6 22h7.1l-1.5 7.6zM16.1 29.6 17.4 22h7l3.6 7.6z" fill="var(--df-sun)" />
    </svg>
    <span className={show === 'full' ? 'font-bold tracking-[-0.03em]' : 'sr-only'}>Dust Force</span>
  </span>
)
