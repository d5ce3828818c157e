import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import glossary from '../../../docs/glossary.md?raw'
import { componentDocs } from './component-docs.ts'
import { ComponentPage } from './component-page.tsx'

/* The words of the parts about themselves, and how the product speaks. */

const meta: Meta = { title: 'Foundations/In words' }
export default meta

const sources = import.meta.glob<string>('../../../packages/ui/src/primitives/notice.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The page of a component, as each of those that are shared has one; see `component-pages.ts`. */
export const ComponentPageTest: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <ComponentPage
      file="packages/ui/src/primitives/notice.tsx"
      docs={Object.values(sources).flatMap(componentDocs)}
      stories={['Primitives/Surfaces/Notices']}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Notice' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'What Notice takes' })).toHaveTextContent(
      'Announced when it appears: politely, or at once.',
    )
    await expect(canvas.getByRole('link', { name: 'Primitives / Surfaces / Notices' })).toHaveAttribute(
      'href',
      './?path=/story/primitives-surfaces--notices',
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

/** The voice of the product: its rules with an example each, and the one word that it has for a thing. */
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
