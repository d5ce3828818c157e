import { Button } from '@dustforce/ui/button'
import type { ComponentType, ReactNode } from 'react'
import * as words from './words.en.ts'

export interface HeroContent {
  readonly title: string
  readonly intro: string
  readonly claims: readonly {
    readonly text: string
    readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  }[]
}

interface HeroProps extends HeroContent {
  /** A picture beside the words; decoration only. */
  readonly picture: ReactNode
  readonly onBookNow: () => void
  readonly onViewServices: () => void
}

/** The top of the home page. */
export function Hero({ title, intro, claims, picture, onBookNow, onViewServices }: HeroProps) {
  return (
    <section id="home" tabIndex={-1} aria-labelledby="hero-title" className="overflow-hidden outline-none">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 pt-8 pb-10 sm:px-6 md:pt-16 md:pb-20 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
        {/* Moves without fading: the headline can be read from the first frame. */}
        <div className="grid animate-[hero-rise_0.7s_var(--ease-settle)_both] justify-items-start gap-6">
          <h1 id="hero-title" className="text-display font-semibold">
            {title}
          </h1>
          <p className="max-w-xl text-lg text-muted">{intro}</p>
          <div className="flex w-full flex-wrap gap-3 max-sm:*:flex-auto max-sm:*:px-3!">
            <Button variant="sun" size="lg" onClick={onBookNow}>
              {words.bookNow}
            </Button>
            <Button variant="secondary" size="lg" onClick={onViewServices}>
              {words.viewServices}
            </Button>
          </div>
          <ul className="grid gap-2.5 pt-2">
            {claims.map(({ text, Icon }) => (
              <li key={text} className="flex items-center gap-3">
                <Icon aria-hidden className="size-5 shrink-0 text-brand-ink" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="animate-[hero-rise_1s_var(--ease-settle)_both]">{picture}</div>
      </div>
    </section>
  )
}
