import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bookingRow } from '../../testing/fake-server/booking-calls.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'

const booking = bookingRow({ customerName: 'Amelia Wright', email: 'amelia@example.com' })
const customer = `/dashboard/customers?of=${booking.id}`
const settings = '/dashboard/settings'

/** Where each function is offered that the database keeps for owners, or for those whom a setting leaves it to. */
const acts: Readonly<Record<string, readonly (readonly [path: string, control: RegExp])[]>> = {
  admin_export_customer: [
    [customer, /^Export data$/],
    [settings, /^Export$/],
  ],
  admin_erase_customer: [
    [customer, /^Erase$/],
    [settings, /^Erase/],
  ],
  admin_set_active: [[settings, /^Deactivate sam@example.com$/]],
  admin_set_role: [[settings, /^Role of sam@example.com$/]],
  admin_reset_factors: [[settings, /^Lost phone of sam@example.com$/]],
  admin_invite: [[settings, /^Invite again kim@example.com$/]],
  admin_withdraw_invitation: [[settings, /^Withdraw the invitation of kim@example.com$/]],
}

/** The functions of the Hub that ask for an owner, from the database's own text. */
function functionsOfOwners(): readonly string[] {
  const folder = join(import.meta.dirname, '../../../../../packages/supabase/supabase/migrations')
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  return [...text.matchAll(/^create (?:or replace )?function public\.(\w+)[\s\S]*?^\$\$;/gm)].flatMap(
    ([body, name = '']) => (/private\.require_(?:owner|right|colleague)\(/.test(body) ? [name] : []),
  )
}

const roles = [
  ['owner', 'no', true],
  ['office', 'no', false],
] as const

async function offered(role: 'owner' | 'office', left: 'yes' | 'no') {
  const colleague = { user_id: 'a2', email: 'sam@example.com', role: 'office', is_active: true }
  const server = startServer({
    bookings: [booking],
    booking_settings: ['office_refunds', 'office_customer_data'].map((setting_name) => ({
      setting_name,
      setting_value: left,
    })),
    admin_users: [
      { user_id: 'a1', email: 'office@dustforce.example', role, is_active: true, is_self: true },
      { ...colleague, is_self: false, has_code: true },
    ],
    team_invitations: [{ id: 'i1', email: 'kim@example.com', role: 'office', is_expired: true }],
  })
  const found: Record<string, boolean[]> = {}
  for (const path of [customer, settings]) {
    const hub = openHub(server, path)
    await hub.reads(path === customer ? 'Notes of the office' : 'sam@example.com')
    await hub.reads(path === customer ? /Export data|An owner exports/ : 'History')
    const isOffered = (control: RegExp) =>
      [...hub.window.querySelectorAll('button, select')].some((one) => {
        const isUsable = !one.hasAttribute('disabled') && one.closest('fieldset[disabled]') === null
        const label = one instanceof HTMLSelectElement ? one.labels[0]?.textContent : one.textContent
        return isUsable && control.test((one.getAttribute('aria-label') ?? label ?? '').trim())
      })
    // The acts that are left to the office are known once the rights are read.
    if (role === 'office')
      await seen(() => expect(hub.window.textContent).toMatch(/An owner exports|An owner changes/))
    for (const [act, places] of Object.entries(acts))
      for (const [at, control] of places)
        if (at === path) found[act] = [...(found[act] ?? []), isOffered(control)]
    cleanup()
  }
  return found
}

it('knows every function that the database keeps for owners', () => {
  expect(Object.keys(acts).toSorted()).toEqual([...functionsOfOwners()].toSorted())
})

it.each(roles)(
  'draws for the %s, to whom nothing is left (%s), what the database does: %s',
  async (role, left, may) => {
    const found = await offered(role, left)
    expect(found).toEqual(
      Object.fromEntries(Object.entries(acts).map(([act, places]) => [act, places.map(() => may)])),
    )
  },
)
