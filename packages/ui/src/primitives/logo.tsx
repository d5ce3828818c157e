import { classNames } from './class-names.ts'

export type LogoProps = {
  /** `full`: mark and name; `mark`: the mark alone. */
  readonly show?: 'full' | 'mark' | undefined
  /** On the deep evergreen ground whatever the theme. */
  readonly onDeep?: boolean | undefined
  readonly className?: string | undefined
}

/** The mark: an arched window with one pane lit, someone is looking after the home. The name is set in the text face, so it is always sharp. */
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
    >
      <path
        d="M5 15v-3A10 10 0 0 1 15 2v13zM17 2a10 10 0 0 1 10 10v3H17zM5 17h10v13H7a2 2 0 0 1-2-2z"
        fill="currentColor"
      />
      <path d="M17 17h10v11a2 2 0 0 1-2 2h-8z" fill="var(--df-sun)" />
    </svg>
    <span className={show === 'full' ? 'font-bold tracking-[-0.03em]' : 'sr-only'}>Dust Force</span>
  </span>
)
