import { bookingFromRow } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { companies } from '@dustforce/office/testing/companies'
import { bookingIn } from '@dustforce/office/testing/in-company'
import { createAdminBackend } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { expect, screen } from 'storybook/test'
import { admin, keepSession } from './fake-server/auth.ts'
import { bookingRow } from './fake-server/booking-calls.ts'
import { createProject, pathOf } from './fake-server/fake-project.ts'
import { Refusal } from './fake-server/refusal.ts'
import { now, type Seed } from './fake-server/store.ts'
import { hubRoutes } from './hub-window.tsx'
import { storyOffice } from './story-office.ts'

/** A screen of the Hub as it is reached: where, with which rows, and how the server answers. */
export interface HubAt {
  /** The address below `/admin`. */
  readonly at: string
  /** In place of the rows of the story's office. */
  readonly seed?: Seed
  readonly isSignedOut?: boolean
  /** Whether the session of this browser has to be renewed first. */
  readonly isSessionOld?: boolean
  /** The paths that are not answered. */
  readonly unanswered?: readonly string[]
  /** The paths that are refused, or the requests such as 'POST contractors', each with what is said. */
  readonly refused?: Readonly<Record<string, string>>
}

interface OpenedHub {
  readonly hub: ReactNode
  readonly close: () => void
}

const isOurs = (pathname: string) => /^\/(?:rest|auth|functions)\/v1\//.test(pathname)

/** The choices over the story. */
interface Chosen {
  readonly clock?: unknown
  readonly role?: unknown
  readonly company?: unknown
}

const businessOf = ({ company }: Chosen): Business => companies[String(company)] ?? gtaBusiness

/** The rows of the story's office, as the chosen company would have them. */
function seedIn(business: Business, seed: Seed): Seed {
  if (business === gtaBusiness || seed.bookings === undefined) return seed
  const bookings = seed.bookings.map((row) => ({
    ...row,
    ...bookingRow(bookingIn(business, bookingFromRow(row))),
  }))
  return { ...seed, bookings }
}

/** The person who is signed in, as one of the office who owns nothing. */
const colleague = {
  ...{ user_id: 'a1', email: admin.email, role: 'office' },
  ...{ is_active: true, is_self: true, has_code: false },
}

/** Answers the questions that the Hub asks in this page; returns how to stop. */
function serve({ seed: given = storyOffice, unanswered = [], refused = {} }: HubAt, chosen: Chosen) {
  const seed = seedIn(businessOf(chosen), given)
  const project = createProject(
    chosen.role === 'office' ? { ...seed, admin_users: [...(seed.admin_users ?? []), colleague] } : seed,
  )
  const { fetch } = window
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!isOurs(pathname)) return fetch(input, init)
    const path = pathOf(pathname)
    if (unanswered.includes(path)) return new Promise(() => undefined)
    const message = refused[path] ?? refused[`${request.method} ${path}`]
    return message === undefined ? project.respond(request) : new Refusal(message).answer()
  }
  return {
    changes: project.changes,
    stop: () => {
      window.fetch = fetch
    },
  }
}

function open(args: HubAt, chosen: Chosen): OpenedHub {
  localStorage.clear()
  if (args.isSignedOut !== true) keepSession(args.isSessionOld === true ? 1 : undefined)
  const { changes, stop } = serve(args, chosen)
  const backend = createAdminBackend({
    url: location.origin,
    publishableKey: 'sb_publishable_story',
    business: businessOf(chosen),
  })
  const clock = Date.parse(String(chosen.clock))
  const { hub, close } = hubRoutes({ ...backend, changes }, args.at, Number.isNaN(clock) ? now : clock)
  return {
    hub,
    close: () => {
      close()
      stop()
      localStorage.clear()
    },
  }
}

function Hub({ hub, close }: OpenedHub) {
  useEffect(() => close, [close])
  return hub
}

const isOpened = (loaded: Record<string, unknown>): loaded is { opened: OpenedHub } => 'opened' in loaded

function openedOf(loaded: Record<string, unknown>): OpenedHub {
  if (!isOpened(loaded)) throw new Error('The Hub of this story was not opened')
  return loaded.opened
}

/** The part that the stories of whole screens share: the Hub's real routes over its real adapter, which talks to the fake server. */
export const wholeHub: Meta<HubAt> = {
  parameters: { layout: 'fullscreen' },
  // Nothing but reviewers opens most of them: what the screens do has tests of its own.
  tags: ['!test'],
  loaders: [({ args, globals }) => ({ opened: open(args, globals) })],
  render: (_, { loaded }) => <Hub {...openedOf(loaded)} />,
}

export type HubStory = StoryObj<HubAt>

/** A story that is over when its texts are there. */
export function at(args: HubAt, texts: readonly (string | RegExp)[]): HubStory {
  return {
    args,
    play: async () => {
      for (const text of texts) await expect(await screen.findAllByText(text)).not.toHaveLength(0)
    },
  }
}
