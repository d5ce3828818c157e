import type { ReactNode } from 'react'
import * as words from './words.en.ts'

export interface PolicySection {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface PolicyDocumentProps {
  readonly sections: readonly PolicySection[]
  /** Whether a table of contents stands beside the text. */
  readonly contents?: boolean
}

/** A numbered document of rules, set for reading. */
export function PolicyDocument({ sections, contents = true }: PolicyDocumentProps) {
  return (
    <div
      className={`mx-auto grid max-w-6xl gap-10 px-4 py-14 sm:px-6 lg:py-20 ${contents ? 'lg:grid-cols-[16rem_1fr] lg:gap-16' : ''}`}
    >
      {contents ? (
        <nav aria-label={words.contents} className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="mb-3 text-base">{words.contents}</h2>
          <ol className="-ml-2 grid gap-0.5 text-sm">
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center gap-2 rounded-md px-2 hover:bg-wash">
                  <span className="text-muted">{index + 1}.</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className="grid max-w-2xl gap-10">
        {sections.map(({ id, title, body }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="mb-3 text-title">
              {contents ? `${index + 1}. ${title}` : title}
            </h2>
            <div className="grid gap-3 text-muted [&_a]:text-brand-ink [&_a]:underline [&_li]:ml-5 [&_li]:list-disc [&_strong]:font-semibold [&_strong]:text-ink [&_ul]:grid [&_ul]:gap-1.5">
              {body}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
