import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { pathOf } from '../../app/pages.ts'
import { CommandPalette } from './command-palette.tsx'
import { type PaletteEntry, paletteEntries } from './palette-entries.ts'

const found = {
  bookings: [
    { id: 'b1', customerName: 'Ada Lovelace', date: null, time: '9:00 AM', status: 'confirmed' },
    { id: 'b2', customerName: 'Grace Hopper', date: null, time: '1:00 PM', status: 'pending' },
  ],
  customers: [{ id: 'b1', email: 'ada.lovelace@example.com', name: 'Ada Lovelace' }],
  contractors: [{ id: 'c1', name: 'Ana Diaz', onDuty: true }],
  inquiries: [{ id: 'i1', name: 'Adam Smith', subject: 'Windows?' }],
}
const choose = fn()
const close = fn()

function Palette({ searching = false }: { readonly searching?: boolean }) {
  const [typed, setTyped] = useState('')
  const entries = paletteEntries(
    typed,
    { acts: [], commands: [{ label: 'Logout', run: fn() }], views: [], recent: [], pathTo: pathOf },
    typed === '' ? null : found,
  )
  return (
    <CommandPalette
      typed={typed}
      entries={typed === 'zzz' ? [] : entries}
      searching={searching}
      onType={setTyped}
      onChoose={choose}
      onClose={close}
    />
  )
}

const meta: Meta<typeof Palette> = { title: 'Admin/Palette', component: Palette }
export default meta

type Story = StoryObj<typeof Palette>

function active(): HTMLElement | null {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}

export const Pages: Story = {}
export const PagesTest: Story = {
  ...Pages,
  tags: ['!dev'],
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Find or do' })
    await expect(field).toHaveFocus()
    await expect(active()).toHaveTextContent('Dashboard')
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveTextContent('Bookings')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(active()).toHaveTextContent('Logout')
    await expect(field).toHaveFocus()
  },
}

/** Enter acts on what the field names, also after the list changed. */
export const Found: Story = {}
export const FoundTest: Story = {
  ...Found,
  tags: ['!dev'],
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'a')
    const list = within(screen.getByRole('listbox'))
    await expect(list.getByRole('group', { name: 'Contractors' })).toHaveTextContent('Ana Diaz')
    await userEvent.keyboard('{End}{ArrowUp}')
    const named = active()?.textContent
    await userEvent.keyboard('{Enter}')
    const [entry]: PaletteEntry[] = choose.mock.lastCall ?? []
    await expect(named).toContain(entry?.label)
    await userEvent.click(list.getByRole('option', { name: /Grace Hopper/ }))
    await expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'booking-b2' }))
    await userEvent.keyboard('{Escape}')
    await expect(close).toHaveBeenCalledOnce()
  },
}

export const Nothing: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'zzz')
    await expect(await screen.findByText('Nothing was found.')).toBeVisible()
    await expect(active()).toBeNull()
  },
}
