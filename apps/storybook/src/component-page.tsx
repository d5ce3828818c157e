import { TextLink } from '@dustforce/ui/text-link'
import { linkTo } from '../../../scripts/stories/story-id.ts'
import type { ComponentDoc } from './component-docs.ts'
import { Miniature } from './miniature.tsx'

const cell = 'border-b border-line py-2 pr-4 text-left align-top'

/** Lists what a component takes, with what its own comments say of it. */
function Props({ name, props }: ComponentDoc) {
  return (
    <table className="w-full text-sm max-md:block">
      <caption className="sr-only">What {name} takes</caption>
      <thead className="max-md:sr-only">
        <tr>
          {['Name', 'Takes', 'What it does'].map((head) => (
            <th key={head} scope="col" className={`${cell} font-semibold`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {props.map((prop) => (
          <tr key={prop.name} className="max-md:grid max-md:py-2">
            <th scope="row" className={`${cell} font-medium max-md:border-0`}>
              {prop.name}
              {prop.isOptional ? <span className="font-normal text-muted"> (optional)</span> : null}
            </th>
            <td className={`${cell} font-mono wrap-anywhere max-md:border-0`}>{prop.takes}</td>
            <td className={cell}>{prop.what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export interface ComponentPageProps {
  /** Where it is written, from the root of the repository. */
  readonly file: string
  readonly docs: readonly ComponentDoc[]
  /** The stories that draw it, as 'Title/Story'. */
  readonly stories: readonly string[]
}

/** The page of a file's components: what they are and take, from their own comments, and where they are to be seen. */
export function ComponentPage({ file, docs, stories }: ComponentPageProps) {
  const [first] = docs
  return (
    <article className="grid max-w-4xl gap-8">
      <header className="grid gap-2">
        <h1 className="text-heading font-semibold">{first?.name}</h1>
        <p className="text-sm text-muted">
          <code className="wrap-anywhere">{file}</code>
        </p>
      </header>
      {docs.map((doc, index) => (
        <section key={doc.name} aria-label={doc.name} className="grid gap-3">
          {index === 0 ? null : <h2 className="text-title font-semibold">{doc.name}</h2>}
          <p className={index === 0 ? 'max-w-2xl text-lg' : 'max-w-2xl'}>{doc.what}</p>
          {doc.props.length === 0 ? null : <Props {...doc} />}
        </section>
      ))}
      {stories.length === 0 ? null : (
        <section aria-labelledby="seen" className="grid gap-3">
          <h2 id="seen" className="text-title font-semibold">
            To be seen in
          </h2>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {stories.map((story) => (
              <li key={story}>
                <TextLink href={linkTo(story)} target="_top" className="inline-flex min-h-11 items-center">
                  {story.replaceAll('/', ' / ')}
                </TextLink>
                <Miniature state={story} story={story} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
