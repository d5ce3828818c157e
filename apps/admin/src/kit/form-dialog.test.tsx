import { TextField } from '@dustforce/ui/text-field'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FormDialog } from './form-dialog.tsx'
import { useForm } from './use-form.ts'

const onSave = vi.fn()
const onClose = vi.fn()

function Sample({ busy = false }: { readonly busy?: boolean }) {
  const form = useForm({
    ...{ keep: 'sample', initial: { name: 'Ada', email: '', phone: '' }, busy, onSave },
    check: ({ email, phone }) => ({
      email: email === '' ? 'Email is required' : undefined,
      phone: phone === '' ? 'Phone is required' : undefined,
    }),
  })
  return (
    <FormDialog form={form} title="Sample" act="Save" busyLabel="Saving..." onClose={onClose}>
      <TextField label="Name" {...form.text('name')} />
      <TextField label="Email" {...form.text('email')} />
      <TextField label="Phone" {...form.text('phone')} />
    </FormDialog>
  )
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('says what is wrong once it was to be saved, and brings the focus to the first of it', () => {
  render(<Sample />)
  expect(screen.queryByText('Email is required')).toBeNull()
  press('Save')
  expect(screen.getByText('Email is required')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  type('Email', 'ada@example.com')
  press('Save')
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  expect(onSave).not.toHaveBeenCalled()
})

it('hands over values without problems', () => {
  render(<Sample />)
  type('Email', 'ada@example.com')
  type('Phone', '555')
  press('Save')
  expect(onSave.mock.calls).toEqual([[{ name: 'Ada', email: 'ada@example.com', phone: '555' }]])
})

it('asks before what was typed is lost, and closes at once without', () => {
  render(<Sample />)
  pressEscape()
  expect(onClose).toHaveBeenCalledTimes(1)
  type('Name', 'Grace')
  pressEscape()
  expect(onClose).toHaveBeenCalledTimes(1)
  press('Discard changes')
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('neither closes nor saves again while it is saved', () => {
  render(<Sample busy />)
  pressEscape()
  press('Saving...')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
  expect([onClose, onSave].flatMap((call) => call.mock.calls)).toEqual([])
})
