import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import glossary from '../../../docs/glossary.md?raw'
import { componentDocs } from './component-docs.ts'

/* What the parts say of themselves, and how the product speaks. */

const meta: Meta = { title: 'Foundations/In words' }
export default meta

const sources = import.meta.glob<string>(
  ['../../../packages/ui/src/primitives/*.tsx', '!**/*.stories.tsx', '!**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
)

const docs = Object.values(sources)
  .flatMap(componentDocs)
  .toSorted((a, b) => a.name.localeCompare(b.name))

const cell = 'border-b border-line py-2 pr-4 text-left align-top'

/** Each component of the design system: what it is, and what it takes, from its own comments. */
export const Components: StoryObj = {
  render: () => (
    <article className="grid max-w-4xl gap-10">
      <h1 className="text-heading font-semibold">Components</h1>
      {docs.map(({ name, what, props }) => (
        <section key={name} aria-labelledby={name} className="grid gap-3">
          <h2 id={name} className="text-title font-semibold">
            {name}
          </h2>
          <p className="max-w-2xl">{what}</p>
          {props.length === 0 ? null : (
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
          )}
        </section>
      ))}
    </article>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'ErrorSummary' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'What Notice takes' })).toHaveTextContent(
      'Announced when it appears: politely, or at once.',
    )
  },
}

const rules = [
  [
    'Say what happened, then what can be done',
    'Nothing was charged. What you typed is kept, so you can pick up where you stopped.',
  ],
  ['Name the outcome on the button', 'Cancel Monday, November 23 and get $336.00 back'],
  ['Say why something cannot be, and until when it could', 'Free to cancel or move until Nov 22, 9:00 AM.'],
  ['Name the field in its message', 'Phone number is required'],
  ['Count what there is, in whole sentences', '3 things to put right'],
  ['One word for one thing: the glossary’s', 'visit, cleaning, cleaner'],
] as const

const terms = [...glossary.matchAll(/^\| \*\*(.+?)\*\* \| (.+?) \|/gm)].map(
  ([, word = '', meaning = '']) => ({
    word,
    meaning: meaning.replaceAll(/[`*]/g, ''),
  }),
)

/** How the product speaks: its rules with an example each, and the one word that it has for a thing. */
export const VoiceAndWords: StoryObj = {
  render: () => (
    <article className="grid max-w-3xl gap-8">
      <h1 className="text-heading font-semibold">Voice and words</h1>
      <section aria-labelledby="voice" className="grid gap-3">
        <h2 id="voice" className="text-title font-semibold">
          How it is said
        </h2>
        <dl className="grid gap-4">
          {rules.map(([rule, example]) => (
            <div key={rule}>
              <dt className="font-medium">{rule}</dt>
              <dd className="border-l-2 border-brand pl-3 text-muted">{example}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="words" className="grid gap-3">
        <h2 id="words" className="text-title font-semibold">
          Words
        </h2>
        <dl className="grid gap-3">
          {terms.map(({ word, meaning }) => (
            <div key={word}>
              <dt className="font-medium">{word}</dt>
              <dd className="text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('add-on')).toBeVisible()
    await expect(terms.length).toBeGreaterThan(60)
  },
}
