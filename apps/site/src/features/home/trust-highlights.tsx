import type { ComponentType } from 'react'
import { Section } from '../../patterns/section.tsx'

export interface Highlight {
  readonly title: string
  readonly text: string
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
}

interface TrustHighlightsProps {
  readonly why: string
  readonly mission: string
  readonly highlights: readonly Highlight[]
}

/** Why choose this company, and what it is here for. */
export function TrustHighlights({ why, mission, highlights }: TrustHighlightsProps) {
  return (
    <Section id="about" title={why} intro={mission} tone="deep">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {highlights.map(({ title, text, Icon }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-4 border-t border-on-deep/20 pt-6">
            <Icon aria-hidden className="mt-0.5 size-6 text-sun" />
            <div className="grid content-start gap-1">
              <h3 className="text-lg">{title}</h3>
              <p className="text-on-deep-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
