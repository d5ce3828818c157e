import { TextLink } from '@dustforce/ui/text-link'
import { linkTo } from '../../../scripts/stories/story-id.ts'
import type { Flow } from './flows.ts'
import { Miniature } from './miniature.tsx'

/** The words that somebody who sees nothing hears of each job, step by step, as its walk keeps them. */
const heard = import.meta.glob<string>('./heard/*.txt', { query: '?raw', import: 'default', eager: true })

/** The states of a job in their order, with what the specifications say of it and the walk that does it. */
export function FlowStrip({ name, sentences, walk, steps }: Flow) {
  return (
    <div className="grid max-w-7xl gap-8">
      <section aria-label="What the specifications say" className="grid max-w-3xl gap-3">
        {sentences.map(([place, sentence]) => (
          <blockquote key={sentence} className="border-l-2 border-brand pl-4">
            <p>{sentence}</p>
            <footer className="text-sm text-muted">{place}</footer>
          </blockquote>
        ))}
        <p className="text-sm text-muted">
          Walked through against the running system in <code>apps/e2e/{walk.replace(': ', '.e2e.ts: ')}</code>
        </p>
      </section>
      <ol className="grid gap-6 sm:grid-cols-[repeat(auto-fill,minmax(24rem,1fr))]">
        {steps.map(([state, story], index) => (
          <li key={state} className="grid content-start gap-2">
            <TextLink
              className="inline-flex min-h-11 items-center font-semibold"
              href={linkTo(story)}
              target="_top"
            >
              {index + 1}. {state}
            </TextLink>
            <Miniature state={state} story={story} />
          </li>
        ))}
      </ol>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          What is heard of it, key by key
        </summary>
        <p className="max-w-3xl pb-3 text-sm text-muted">
          By keyboard alone: each stop of the focus with its name, role, state and description, and what is
          said by itself, politely or at once. Days, times and amounts are left out.
        </p>
        <pre className="rounded-md bg-wash p-4 text-sm whitespace-pre-wrap">
          {heard[`./heard/${name}.txt`]}
        </pre>
      </details>
    </div>
  )
}
