import { formatDate } from '@dustforce/core/schedule'
import type { Found, SavedView } from '@dustforce/supabase/admin'
import type { Act } from '../../app/acts.ts'
import { type AdminPage, pages, pathOf } from '../../app/pages.ts'
import { customerPath } from '../../patterns/customer-path.ts'
import { matchOf } from './palette-match.ts'

/** One line of the palette. */
export interface PaletteEntry {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly hint: string
  /** Where it leads, or what it does. */
  readonly leads: { readonly path: string } | { readonly run: () => void }
  /** Whether it may be offered first the next time: never a record, which names somebody. */
  readonly isRemembered: boolean
}

/** The entries that the palette offers before anything is typed. */
export interface PaletteOffer {
  /** The acts that the screen offers at this moment. */
  readonly acts: readonly Act[]
  readonly commands: readonly Act[]
  readonly views: readonly SavedView[]
  /** The ids that were chosen last. */
  readonly recent: readonly string[]
  /** A page as its default view shows it. */
  readonly pathTo: (page: AdminPage) => string
}

const listPath = (page: AdminPage, params: Readonly<Record<string, string>>) =>
  `${pathOf(page)}?${new URLSearchParams(params)}`

/** The acts that begin on a page of their own. */
const begun: readonly { readonly label: string; readonly path: string }[] = [
  { label: 'New booking', path: listPath('bookings', { do: 'new' }) },
  { label: 'Add a contractor', path: listPath('contractors', { do: 'new' }) },
  { label: 'Bookings that need a contractor', path: listPath('bookings', { needsCleaner: 'true' }) },
  { label: 'New bookings', path: listPath('bookings', { newBookingsFilter: 'true' }) },
  { label: 'Reviews', path: listPath('customers', { reviews: 'new' }) },
  { label: 'New inquiries', path: listPath('contacts', { status: 'new' }) },
]

/** The match of what the server found: better than letters apart, and than a part within a word of an act. */
const foundMatch = 2.5

/** Returns what can be chosen for what was typed, the best match first; with nothing typed what was chosen last. */
export function paletteEntries(
  typed: string,
  offer: PaletteOffer,
  found: Found | null,
): readonly PaletteEntry[] {
  const own = ownEntries(offer)
  if (typed.trim() === '') {
    const recent = offer.recent.flatMap((id) => own.find((entry) => entry.id === id) ?? [])
    const shown = recent.map((entry) => ({ ...entry, group: 'Recent', hint: entry.group }))
    const acts = own.filter(({ group }) => group === 'Act')
    return [...acts, ...shown, ...own.filter((entry) => entry.group !== 'Act' && !recent.includes(entry))]
  }
  const matched = own.flatMap((entry) => {
    const match = matchOf(`${entry.group} ${entry.label}`, typed)
    return match === 0 ? [] : [{ entry, match }]
  })
  const all = [
    ...matched,
    ...(found === null ? [] : foundEntries(found)).map((entry) => ({ entry, match: foundMatch })),
  ]
  const bestOf = (group: string) =>
    Math.max(...all.filter(({ entry }) => entry.group === group).map(({ match }) => match))
  const used = ({ id }: PaletteEntry) => {
    const at = offer.recent.indexOf(id)
    return at < 0 ? offer.recent.length : at
  }
  const groups = [...new Set(all.map(({ entry }) => entry.group))].toSorted((a, b) => bestOf(b) - bestOf(a))
  return groups.flatMap((group) =>
    all
      .filter(({ entry }) => entry.group === group)
      .toSorted((a, b) => b.match - a.match || used(a.entry) - used(b.entry))
      .map(({ entry }) => entry),
  )
}

function ownEntries({ acts, commands, views, pathTo }: PaletteOffer): readonly PaletteEntry[] {
  const act = (group: string, isRemembered: boolean) => (each: Act) => ({
    id: `${group}-${each.label}`.toLowerCase(),
    group,
    label: each.label,
    hint: '',
    leads: { run: each.run },
    isRemembered,
  })
  return [
    ...acts.map(act('Act', false)),
    ...pages.map(({ id, label }) => ({
      id: `go-${id}`,
      group: 'Go to',
      label,
      hint: '',
      leads: { path: pathTo(id) },
      isRemembered: true,
    })),
    ...views.flatMap((view) => {
      const page = pages.find(({ id }) => id === view.page)
      return page === undefined
        ? []
        : [
            {
              id: `view-${view.id}`,
              group: 'Views',
              label: view.name,
              hint: page.label,
              leads: { path: `${pathOf(page.id)}?${view.query}` },
              isRemembered: true,
            },
          ]
    }),
    ...begun.map(({ label, path }) => ({
      id: `begin-${label}`.toLowerCase(),
      group: 'Do',
      label,
      hint: '',
      leads: { path },
      isRemembered: true,
    })),
    ...commands.map(act('Do', true)),
  ]
}

function foundEntries(found: Found): readonly PaletteEntry[] {
  const isRemembered = false
  return [
    ...found.bookings.map(({ id, customerName, date, time, status }) => ({
      id: `booking-${id}`,
      group: 'Bookings',
      label: customerName,
      hint: [date === null ? 'No date' : formatDate(date), time, status].join(' · '),
      leads: { path: listPath('bookings', { q: id, open: id }) },
      isRemembered,
    })),
    ...found.customers.map(({ id, email, name }) => ({
      id: `customer-${id}`,
      group: 'Customers',
      label: name,
      hint: email,
      leads: { path: customerPath(id) },
      isRemembered,
    })),
    ...found.contractors.map(({ id, name, onDuty }) => ({
      id: `contractor-${id}`,
      group: 'Contractors',
      label: name,
      hint: onDuty ? 'On duty' : 'Off duty',
      leads: { path: listPath('contractors', { q: name, open: id }) },
      isRemembered,
    })),
    ...found.inquiries.map(({ id, name, subject }) => ({
      id: `inquiry-${id}`,
      group: 'Inquiries',
      label: name,
      hint: subject ?? 'No subject',
      leads: { path: listPath('contacts', { q: name, open: id }) },
      isRemembered,
    })),
  ]
}
