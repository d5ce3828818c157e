import { type ComponentType, useRef } from 'react'
import { Section } from '../../patterns/section.tsx'
import { useReveal } from '../../patterns/use-reveal.ts'
import * as words from './story-words.en.ts'

export interface Step {
  readonly title: string
  readonly text: string
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
}

/** When each step fades in, in milliseconds after the section came into view. */
const delays = [
  '[animation-delay:100ms]',
  '[animation-delay:300ms]',
  '[animation-delay:500ms]',
  '[animation-delay:700ms]',
]

/** The four steps from choosing a service to a clean home, fading in one after another. */
export function HowItWorks({ steps }: { readonly steps: readonly Step[] }) {
  const section = useRef<HTMLElement>(null)
  const reveal = useReveal(section, 0.1)
  const look = (index: number) =>
    reveal === 'waiting' ? 'opacity-0' : reveal === 'revealed' ? `animate-reveal ${delays[index] ?? ''}` : ''
  return (
    <Section ref={section} id="how-it-works" title={words.stepsTitle} intro={words.stepsIntro}>
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text, Icon }, index) => (
          <li key={title} className={`grid content-start gap-3 ${look(index)}`}>
            <span className="flex items-center gap-3">
              <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="h-px flex-1 bg-line" />
            </span>
            <h3 className="text-lg">
              <span className="text-muted">{index + 1}.</span> {title}
            </h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
