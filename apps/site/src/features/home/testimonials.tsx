import type { Ref } from 'react'
import { Revealed } from '../../patterns/revealed.tsx'
import { Section } from '../../patterns/section.tsx'
import * as words from './story-words.en.ts'

export interface Testimonial {
  /** First name and an initial: 'Priya S.' */
  readonly name: string
  readonly area: string
  readonly text: string
}

/** Shows what customers say. */
export function Testimonials({
  testimonials,
  ref,
}: {
  readonly testimonials: readonly Testimonial[]
  /** Their list. */
  readonly ref?: Ref<HTMLUListElement>
}) {
  return (
    <Section id="testimonials" title={words.testimonials} tone="wash">
      <ul ref={ref} className="grid gap-6 md:grid-cols-3">
        {testimonials.map(({ name, area, text }) => (
          <li key={`${name} ${text}`}>
            <Revealed className="h-full">
              <figure className="grid h-full content-between gap-6 rounded-lg border border-line bg-surface p-6">
                <blockquote className="text-lg">“{text}”</blockquote>
                <figcaption className="flex items-center gap-3">
                  <span
                    aria-hidden
                    className="grid size-10 place-items-center rounded-full bg-brand-soft font-semibold text-brand-ink"
                  >
                    {name.charAt(0)}
                  </span>
                  <span className="grid leading-tight">
                    <span className="font-semibold">{name}</span>
                    <span className="text-sm text-muted">{area}</span>
                  </span>
                </figcaption>
              </figure>
            </Revealed>
          </li>
        ))}
      </ul>
    </Section>
  )
}
