import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { ActingSelect } from './acting-select.tsx'

const onChoose = fn()

const meta: Meta<typeof ActingSelect> = {
  title: 'Primitives/ActingSelect',
  component: ActingSelect,
  args: {
    label: 'Role of sam@example.com',
    className: 'max-w-40',
    value: 'office',
    options: [
      { value: 'office', label: 'Office' },
      { value: 'owner', label: 'Owner' },
      { value: 'cleaner', label: 'Cleaner' },
    ],
    onChoose,
  },
  beforeEach: () => onChoose.mockClear(),
}
export default meta

type Story = StoryObj<typeof ActingSelect>

const fieldIn = (canvas: HTMLElement) =>
  within(canvas).getByRole('combobox', { name: 'Role of sam@example.com' })

/** As a browser does it: the key changes a closed select, or takes place in its open list. */
function press(field: HTMLElement, key: string, value?: string, altKey = false) {
  fireEvent.keyDown(field, { key, altKey })
  if (value !== undefined) fireEvent.change(field, { target: { value } })
}

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement)
    await userEvent.selectOptions(field, 'Owner')
    await expect(onChoose).toHaveBeenLastCalledWith('owner')
    press(field, 'ArrowDown', undefined, true)
    press(field, 'Enter', 'cleaner')
    await expect(onChoose).toHaveBeenLastCalledWith('cleaner')
  },
}

/** Reading the choices with the keyboard does nothing yet. */
export const Read: Story = {
  play: async ({ canvas, canvasElement }) => {
    press(fieldIn(canvasElement), 'ArrowDown', 'owner')
    await expect(await canvas.findByText('Enter to apply')).toBeVisible()
  },
}
/** Enter does what was read; Escape and going on do not. */
export const ReadTest: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const field = fieldIn(canvasElement)
    for (const [leave, read] of [
      [() => press(field, 'Escape'), 'ArrowDown'],
      [() => fireEvent.focusOut(field), 'c'],
    ] as const) {
      press(field, read, 'owner')
      press(field, read, 'cleaner')
      await waitFor(() => expect(field).toHaveDisplayValue('Cleaner'))
      await expect(canvas.getByText('Enter to apply')).toBeVisible()
      leave()
      await waitFor(() => expect(field).toHaveDisplayValue('Office'))
      await expect(canvas.queryByText('Enter to apply')).toBeNull()
    }
    await expect(onChoose).not.toHaveBeenCalled()
    press(field, 'ArrowDown', 'owner')
    press(field, 'ArrowDown', 'cleaner')
    press(field, 'Enter')
    await expect(onChoose.mock.calls).toEqual([['cleaner']])
  },
}
