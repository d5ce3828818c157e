import { TextLink } from '@dustforce/ui/text-link'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { linkTo } from '../../../scripts/stories/story-id.ts'
import { hubStates, type StateEntry, siteStates } from './states.ts'

/* Every state that the two specifications name, each with the story that shows it. */

const meta: Meta<typeof States> = { title: 'States', component: States }
export default meta

function States({ of }: { readonly of: readonly StateEntry[] }) {
  const sections = [...new Set(of.map(({ section }) => section))]
  return (
    <div className="grid max-w-4xl gap-6">
      {sections.map((section) => (
        <section key={section}>
          <h2 className="pb-2 text-lg font-semibold">{section}</h2>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {of
              .filter((entry) => entry.section === section)
              .map(({ state, story }) => (
                <li key={state}>
                  <TextLink className="inline-flex min-h-11 items-center" href={linkTo(story)} target="_top">
                    {state}
                  </TextLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export const PublicWebsite: StoryObj<typeof States> = {
  args: { of: siteStates },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Payment successful' })).toHaveAttribute(
      'href',
      './?path=/story/site-pages--paid',
    )
  },
}

export const CommandHub: StoryObj<typeof States> = {
  args: { of: hubStates },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bookings by urgency' })).toHaveAttribute(
      'href',
      './?path=/story/admin-bookings--by-urgency',
    )
  },
}
