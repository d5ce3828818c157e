import type { ReactNode, Ref } from 'react'

interface SectionProps {
  /** The anchor that links lead to. */
  readonly id?: string
  readonly title: string
  readonly intro?: ReactNode
  readonly tone?: 'paper' | 'wash' | 'deep'
  /** The section's element. */
  readonly ref?: Ref<HTMLElement>
  readonly children: ReactNode
}

const grounds = { paper: '', wash: 'bg-wash', deep: 'bg-deep text-on-deep' }

/** A section of a page under its own heading. It can take the focus, so that a link to it moves the keyboard too. */
export function Section({ id, title, intro, tone = 'paper', ref, children }: SectionProps) {
  const muted = tone === 'deep' ? 'text-on-deep-muted' : 'text-muted'
  return (
    <section ref={ref} id={id} tabIndex={-1} aria-label={title} className={`${grounds[tone]} outline-none`}>
      <div className="mx-auto grid max-w-6xl gap-7 px-4 py-12 *:min-w-0 sm:gap-10 sm:px-6 sm:py-16 md:gap-12 md:py-20">
        <div className="grid max-w-2xl gap-3">
          <h2 className="text-heading">{title}</h2>
          {intro === undefined ? null : <p className={`text-lg ${muted}`}>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
