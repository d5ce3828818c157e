import { TextLink } from '@dustforce/ui/text-link'
import { idOf, linkTo } from '../../../scripts/stories/story-id.ts'
import type { Flow } from './flows.ts'

/** What is heard of each job by who sees nothing, step by step, as its walk keeps it. */
const heard = import.meta.glob<string>('./heard/*.txt', { query: '?raw', import: 'default', eager: true })

/** How large a state is drawn, of a window that is 1280 pixels wide. */
const scale = 0.3

/** A story as it stands there, small. Stories are drawn one by one, when they are asked for: they share what the browser keeps for a page. */
function Miniature({ state, story }: { readonly state: string; readonly story: string }) {
  return (
    <details name="miniature">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-muted">
        Look at it here
      </summary>
      <div className="h-60 w-96 max-w-full overflow-hidden rounded-md border border-line bg-paper">
        <iframe
          title={state}
          src={`./iframe.html?id=${idOf(story)}&viewMode=story`}
          loading="lazy"
          tabIndex={-1}
          inert
          width={1280}
          height={800}
          className="origin-top-left"
          style={{ scale }}
        />
      </div>
    </details>
  )
}

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
