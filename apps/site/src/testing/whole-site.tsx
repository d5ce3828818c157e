import type { BookingForm } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { companies } from '@dustforce/office/testing/companies'
import { formIn } from '@dustforce/office/testing/in-company'
import { LazyToaster } from '@dustforce/ui/lazy-toaster'
import { useBusiness } from '@dustforce/ui/use-business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { App } from '../app/app.tsx'
import { pageAt } from '../app/pages.ts'
import { BookingHost } from '../features/booking/booking-host.tsx'
import { bookingQueries } from '../features/booking/booking-queries.ts'
import { filledForm } from '../features/booking/story-form.ts'
import { forgetSubmissions } from '../features/booking/use-checkout.ts'
import { memoryHistory } from '../router/memory-history.ts'
import { Router } from '../router/router.tsx'
import { writeBookingDraft } from '../storage/booking-draft.ts'
import { holdClock } from './held-clock.ts'

/** In place of an address: the booking dialog alone, as it opens. */
export const booking = 'the booking dialog'

/** The server's answer to a request: a body, a refusal, or none at all. */
type Answer = { readonly status?: number; readonly body: unknown } | 'never' | 'no connection'

/** A page of the site as it is reached: where, after what was typed before, and how the server answers. */
export interface SiteAt {
  /** The address, or the dialog alone. */
  readonly at: string
  /** The fields of the booking that are filled in; none when it is left out. */
  readonly draft?: Partial<BookingForm>
  /** By the last part of the path, such as 'create-checkout'. */
  readonly answers?: Readonly<Record<string, Answer>>
  readonly isOffline?: boolean
}

/** When the stories of whole pages happen, in Toronto: Saturday, November 21, 2026 at 10 AM. */
const storyNow = Date.UTC(2026, 10, 21, 15)

/** A code of ten percent for new customers. */
const welcome = {
  ...{ code: 'WELCOME10', is_active: true, discount_type: 'percentage', discount_value: 10 },
  ...{ valid_until: null, max_uses: null, current_uses: 12, min_order_amount: null, first_time_only: true },
}

const usual: Readonly<Record<string, Answer>> = {
  availability: { body: { limit: 10, days: { '2026-11-23': 4, '2026-11-25': 10 } } },
  promo_lookup: { body: welcome },
  is_first_time: { body: true },
  shown_reviews: { body: [] },
}

const isOurs = (pathname: string) => /^\/(?:rest|auth|functions)\/v1\//.test(pathname)

/** Gives the site what it asks for in this page; returns how to stop. */
function serve(answers: Readonly<Record<string, Answer>>): () => void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    if (!isOurs(pathname)) return fetch(input, init)
    const answer = answers[pathname.split('/').at(-1) ?? '']
    if (answer === 'never') return new Promise(() => undefined)
    if (answer === undefined || answer === 'no connection') throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  }
  return () => {
    window.fetch = fetch
  }
}

/** Lets the browser say that it has no connection; returns how it says what is so. */
function goOffline(isOffline: boolean): () => void {
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  return () => void Reflect.deleteProperty(navigator, 'onLine')
}

/** Forgets what the page's life has kept of another visit. */
function forget() {
  sessionStorage.clear()
  localStorage.clear()
  bookingQueries.clear()
  forgetSubmissions()
}

const businessOf = (company: unknown) => companies[String(company)] ?? gtaBusiness

const bookingOf = ({ draft }: SiteAt, business: Business) => ({
  service: formIn(business, { ...filledForm, ...draft }).service,
})

/** The page at an address, or the booking dialog alone. */
function Site(args: SiteAt) {
  const business = useBusiness()
  const [visit] = useState(() => memoryHistory(args.at))
  return (
    <Router history={visit}>
      {args.at === booking ? (
        <>
          <BookingHost start={bookingOf(args, business)} open onOpenChange={() => undefined} />
          <LazyToaster />
        </>
      ) : (
        <App />
      )}
    </Router>
  )
}

/** The part that the stories of whole pages share: the site's real pages over its real adapters, which talk to no server. */
export const wholeSite: Meta<SiteAt> = {
  parameters: { layout: 'fullscreen' },
  // Nothing but reviewers opens most of them: what the pages do has tests of its own.
  tags: ['!test'],
  loaders: [
    ({ args: { at } }) => (at === booking ? {} : pageAt(new URL(at, location.origin).pathname).preload()),
  ],
  beforeEach: ({ args: { draft, answers = {}, isOffline = false }, globals }) => {
    forget()
    const clock = Date.parse(String(globals.clock))
    const undo = [
      holdClock(Number.isNaN(clock) ? storyNow : clock),
      serve({ ...usual, ...answers }),
      goOffline(isOffline),
      forget,
    ]
    if (draft !== undefined)
      writeBookingDraft(formIn(businessOf(globals.company), { ...filledForm, ...draft }))
    return () => {
      for (const back of undo) back()
    }
  },
  render: (args) => <Site {...args} />,
}

export type SiteStory = StoryObj<SiteAt>

/** A story that is over when its texts are there, after what is done first. */
export function at(
  args: SiteAt,
  texts: readonly (string | RegExp)[],
  act: () => Promise<void> = async () => undefined,
): SiteStory {
  return {
    args,
    play: async () => {
      await act()
      for (const text of texts) await expect(await screen.findAllByText(text)).not.toHaveLength(0)
    },
  }
}
