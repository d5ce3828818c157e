import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import type { BookingLook } from './booking-query.ts'
import { ListLook } from './list-look.tsx'

function Options() {
  const [look, setLook] = useState<BookingLook>({ hidden: ['pay'], compact: false })
  return (
    <div className="grid max-w-xl gap-6">
      <ListLook look={look} onLook={(change) => setLook((before) => ({ ...before, ...change }))} />
    </div>
  )
}

const meta: Meta<typeof Options> = { title: 'Admin/List options', component: Options }
export default meta

export const ByKeyboard: StoryObj<typeof Options> = {
  tags: ['!dev'],
  play: async () => {
    const pay = screen.getByRole('checkbox', { name: 'Contractor Pay' })
    await expect(pay).not.toBeChecked()
    pay.focus()
    await userEvent.keyboard(' ')
    await expect(pay).toBeChecked()
    await userEvent.click(screen.getByText('Compact'))
    await expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked()
  },
}
