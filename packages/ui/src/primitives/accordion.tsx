import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type AccordionItem = {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
}

export type AccordionProps = {
  readonly items: readonly AccordionItem[]
  /** Items of one name close each other; without it each opens by itself. */
  readonly name?: string | undefined
  /** The id of the item that is open at first. */
  readonly open?: string | undefined
  /** The level of the titles as headings. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  readonly className?: string | undefined
}

/** Questions that open: the browser's own details, so it works before any script and finds text in closed answers. */
export const Accordion = ({ items, name, open, headingLevel = 3, className }: AccordionProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames('divide-y divide-line border-y border-line', className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.id === open} className="group">
          <summary className="flex list-none items-start justify-between gap-4 rounded-sm py-4 hover:text-brand-ink [&::-webkit-details-marker]:hidden">
            <Heading className="text-base leading-snug md:text-lg">{item.title}</Heading>
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              fill="none"
              className="mt-0.5 size-5 shrink-0 text-brand-ink transition-transform duration-200 group-open:rotate-45"
            >
              <path d="M10 4v12M4 10h12" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
          </summary>
          <div className="max-w-[68ch] pr-9 pb-5 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
