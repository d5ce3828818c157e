import { formatDate } from '@dustforce/core/schedule'
import type { Found } from '@dustforce/supabase/admin'
import type { Act } from '../../app/acts.ts'
import { type AdminPage, pages, pathOf } from '../../app/pages.ts'

/** One line of the palette. */
export interface PaletteEntry {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly hint: string
  /** Where it leads, or what it does. */
  readonly leads: { readonly path: string } | { readonly run: () => void }
}

const matches = (label: string, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word))

const listPath = (page: AdminPage, params: Readonly<Record<string, string>>) =>
  `${pathOf(page)}?${new URLSearchParams(params)}`

/** What can be chosen for what was typed: acts first, then pages, then what the server found. */
export function paletteEntries(
  typed: string,
  acts: readonly Act[],
  commands: readonly Act[],
  found: Found | null,
): readonly PaletteEntry[] {
  const act = (group: string) => (each: Act, index: number) => ({
    id: `${group}-${index}`.toLowerCase(),
    group,
    label: each.label,
    hint: '',
    leads: { run: each.run },
  })
  const own: readonly PaletteEntry[] = [
    ...acts.map(act('Act')),
    ...pages.map(({ id, label }) => ({
      id: `go-${id}`,
      group: 'Go to',
      label,
      hint: '',
      leads: { path: pathOf(id) },
    })),
    ...commands.map(act('Do')),
  ]
  return [
    ...own.filter(({ label, group }) => matches(`${group} ${label}`, typed.trim())),
    ...(found === null ? [] : foundEntries(found)),
  ]
}

function foundEntries(found: Found): readonly PaletteEntry[] {
  return [
    ...found.bookings.map(({ id, customerName, date, time, status }) => ({
      id: `booking-${id}`,
      group: 'Bookings',
      label: customerName,
      hint: [date === null ? 'No date' : formatDate(date), time, status].join(' · '),
      leads: { path: listPath('bookings', { q: id, open: id }) },
    })),
    ...found.customers.map(({ email, name }) => ({
      id: `customer-${email}`,
      group: 'Customers',
      label: name,
      hint: email,
      leads: { path: listPath('bookings', { q: email }) },
    })),
    ...found.contractors.map(({ id, name, onDuty }) => ({
      id: `contractor-${id}`,
      group: 'Contractors',
      label: name,
      hint: onDuty ? 'On duty' : 'Off duty',
      leads: { path: listPath('contractors', { q: name, open: id }) },
    })),
    ...found.inquiries.map(({ id, name, subject }) => ({
      id: `inquiry-${id}`,
      group: 'Inquiries',
      label: name,
      hint: subject ?? 'No subject',
      leads: { path: listPath('contacts', { q: name, open: id }) },
    })),
  ]
}
