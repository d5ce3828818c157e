import { Check } from 'lucide-react'
import type { ComponentType } from 'react'
import * as words from './words.en.ts'

export interface Benefit {
  readonly title: string
  readonly text: string
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
}

interface JobBenefitsProps {
  readonly benefits: readonly Benefit[]
  readonly expectations: readonly string[]
}

/** Shows what a job here gives and asks. */
export function JobBenefits({ benefits, expectations }: JobBenefitsProps) {
  return (
    <div className="mx-auto grid max-w-6xl gap-14 px-4 py-14 sm:px-6 lg:grid-cols-[2fr_1fr] lg:gap-16 lg:py-20">
      <section aria-labelledby="benefits-title" className="grid gap-8">
        <h2 id="benefits-title" className="text-title">
          {words.whatYouGet}
        </h2>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {benefits.map(({ title, text, Icon }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-4">
              <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              <div className="grid gap-1">
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="expectations-title"
        className="grid content-start gap-4 rounded-xl bg-wash p-7"
      >
        <h2 id="expectations-title" className="text-title">
          {words.whatWeAsk}
        </h2>
        <ul className="grid gap-3">
          {expectations.map((expectation) => (
            <li key={expectation} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand-ink" />
              {expectation}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
