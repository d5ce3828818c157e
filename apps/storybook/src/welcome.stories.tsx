import { TextLink } from '@dustforce/ui/text-link'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hubTexts, siteTexts } from '../../../scripts/stories/named-texts.ts'
import { linkTo } from '../../../scripts/stories/story-id.ts'
import { flows } from './flows.ts'
import { hubStates, siteStates } from './states.ts'

/* The front door: what is here, and where to begin. */

const meta: Meta = { title: 'Welcome' }
export default meta

interface Door {
  readonly to: string
  readonly title: string
  readonly what: string
}

const doors: readonly Door[] = [
  {
    to: 'Flows/BookAndPay',
    title: 'Flows',
    what: `The ${flows.length} jobs that people do, state by state, with the sentences that ask for them, and what is heard of each without seeing it.`,
  },
  {
    to: 'States/PublicWebsite',
    title: 'States',
    what: `${siteStates.length + hubStates.length} states that the two specifications name, each with its story.`,
  },
  {
    to: 'Site/Whole pages/Home',
    title: 'The public site',
    what: 'Every page at its address, then its parts in each of their states.',
  },
  {
    to: 'Booking/Whole dialog/Opened',
    title: 'The booking dialog',
    what: 'Whole in each of its states, then section by section.',
  },
  {
    to: 'Letters/BookingConfirmation',
    title: 'Letters',
    what: 'Every letter, as mail programs draw it and as plain text. The toolbar has the language.',
  },
  {
    to: 'Admin/Screens/Dashboard',
    title: 'The Command Hub',
    what: 'Every screen filled, empty, on its way and refused, then its dialogs and what it says after an act.',
  },
  {
    to: 'Pricing/Quote/DustForce',
    title: 'Prices to play with',
    what: 'Choose what is cleaned, and see each line with its explanation; also for other companies.',
  },
  {
    to: 'Pricing/Price book/Edited',
    title: 'A price list to change',
    what: 'Change any price, and see beside it what a visit costs then, and why.',
  },
  {
    to: 'Pricing/Calendar/AnOrdinaryMorning',
    title: 'A calendar to ask',
    what: 'Whose rules, at which moment, for how long a visit: every closed time says why, through both changes of the clock.',
  },
  {
    to: 'Foundations/Tokens/Colours',
    title: 'Foundations',
    what: 'Colours with their contrast, type, distances, corners, icons and motion.',
  },
  {
    to: 'Foundations/In words/VoiceAndWords',
    title: 'Voice and words',
    what: 'How the product speaks, and its one word for each thing.',
  },
  {
    to: 'Primitives/Button/About',
    title: 'Components',
    what: 'A page of each component that is shared: what it is, what it takes, and where it is to be seen.',
  },
]

const hints = [
  'Above each story: the theme, the width of a phone, a tablet, a desk or of a page zoomed to 400 %, and the language of letters; for whole pages and screens also the company, the time and who is signed in.',
  'A story stays as it is named: nothing expires, no link leads away, the clock stands.',
  `${siteTexts.length + hubTexts.length} texts that the specifications name are each held to the story that shows it.`,
  'What differs from an earlier version is compared by picture: npm run check:release -- stories-compared.',
]

function Welcome() {
  return (
    <article className="grid max-w-5xl gap-8">
      <header className="grid gap-3">
        <h1 className="text-heading font-semibold">Dust Force, to be looked at</h1>
        <p className="max-w-2xl text-lg text-muted">
          Every page, dialog, letter and message of the product, with the words and people it really has. What
          you sign here is what customers and the office see.
        </p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {doors.map(({ to, title, what }) => (
          <li key={to} className="grid content-start gap-1 rounded-lg border border-line bg-surface p-5">
            <TextLink
              href={linkTo(to)}
              target="_top"
              className="inline-flex min-h-11 items-center text-lg font-semibold"
            >
              {title}
            </TextLink>
            <p className="text-muted">{what}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="how" className="grid max-w-2xl gap-2">
        <h2 id="how" className="text-title font-semibold">
          How it is looked at
        </h2>
        <ul className="grid list-disc gap-2 pl-5">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </section>
    </article>
  )
}

export const StartHere: StoryObj = {
  render: () => <Welcome />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(doors.length)
    await expect(canvas.getByRole('link', { name: 'Flows' })).toHaveAttribute(
      'href',
      './?path=/story/flows--book-and-pay',
    )
  },
}
