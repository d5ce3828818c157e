import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { NothingFound } from './nothing-found.tsx'
import { SearchBox } from './search-box.tsx'

function Example({ first }: { readonly first: string }) {
  const [search, setSearch] = useState(first)
  return (
    <>
      <search>
        <SearchBox
          label="Search customers"
          placeholder="Search by name"
          value={search}
          onSearch={setSearch}
        />
      </search>
      <NothingFound title="No customers found." searched={search !== ''} onClear={() => setSearch('')} />
    </>
  )
}

const meta: Meta<typeof Example> = { title: 'Admin/Nothing found', component: Example }
export default meta

export const ClearedByKeyboard: StoryObj<typeof Example> = {
  tags: ['!dev'],
  args: { first: 'zzz' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear search' }).focus()
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByRole('searchbox', { name: 'Search customers' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
  },
}
