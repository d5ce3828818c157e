import { ChevronDown } from 'lucide-react'
import * as words from './words.en.ts'

export interface FaqCategory {
  readonly id: string
  readonly title: string
  readonly entries: readonly { readonly question: string; readonly answer: string }[]
}

/** Questions by category, each opening its answer. It needs no script. */
export function FaqList({ categories }: { readonly categories: readonly FaqCategory[] }) {
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-4 py-14 sm:px-6 lg:grid-cols-[14rem_1fr] lg:gap-16 lg:py-20">
      <nav aria-label={words.categories} className="lg:sticky lg:top-28 lg:self-start">
        <ul className="flex flex-wrap gap-2 lg:-ml-3 lg:grid lg:gap-1">
          {categories.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-md border border-line px-3 text-sm font-medium hover:bg-wash lg:border-transparent"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-12">
        {categories.map(({ id, title, entries }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid gap-3">
            <h2 id={`${id}-title`} className="text-title">
              {title}
            </h2>
            <div className="border-b border-line">
              {entries.map(({ question, answer }) => (
                <details key={question} className="group border-t border-line">
                  <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
                    <h3 className="font-medium">{question}</h3>
                    <ChevronDown
                      aria-hidden
                      className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
                    />
                  </summary>
                  <p className="max-w-2xl pb-5 text-muted">{answer}</p>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
