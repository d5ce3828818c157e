import {
  applicationFormProblems,
  availableDayOptions,
  availableTimeOptions,
  emptyApplicationForm,
  experienceOptions,
} from '@dustforce/office/application'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ApplicationFormDialog } from './application-form-dialog.tsx'
import { applicantAreas } from './careers-content.ts'

const filled = {
  ...emptyApplicationForm,
  fullName: 'Ana Diaz',
  email: 'ana@example.com',
  phone: '416 555 0123',
  experience: '1–2 years',
  availableDays: ['Monday', 'Friday'],
  serviceAreas: ['North York'],
  consentToContact: true,
}

const odd = { ...filled, fullName: 'Ana 4', email: 'ana@gmail', phone: '123' }

const meta: Meta<typeof ApplicationFormDialog> = {
  title: 'Site/Application',
  component: ApplicationFormDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    form: emptyApplicationForm,
    errors: {},
    options: {
      experience: experienceOptions,
      days: availableDayOptions,
      times: availableTimeOptions,
      areas: applicantAreas(gtaBusiness),
    },
    resumeName: undefined,
    fileInputKey: 0,
    sending: false,
    onChange: fn(),
    onLeave: fn(),
    onChooseFile: fn(),
    onSubmit: fn(),
  },
}
export default meta

type Story = StoryObj<typeof ApplicationFormDialog>

const pillsOf = (name: RegExp) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('checkbox')
    .map((pill) => pill.closest('label')?.textContent)

export const Empty: Story = {}
export const EmptyTest: Story = {
  ...Empty,
  tags: ['!dev'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Our Team' }))
    for (const name of ['Full Name', 'Email', 'Phone'])
      await expect(dialog.getByRole('textbox', { name })).toBeRequired()
    const button = dialog.getByRole('button', { name: 'Submit Application' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('To submit, agree at the end that we may contact you.')
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(dialog.getByText('0 / 1000')).toBeVisible()
    await expect(pillsOf(/^Days you can work/)).toHaveLength(7)
    await expect(pillsOf(/^Times you can work/)).toEqual(['8 am - 12 pm', '12 pm - 4 pm', '4 pm - 6 pm'])
    await expect(pillsOf(/^Areas you can reach/)).toHaveLength(10)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Experience/ }), '3+ years')
    await expect(args.onChange).toHaveBeenLastCalledWith({ experience: '3+ years' })
    await userEvent.click(dialog.getByRole('checkbox', { name: /^I agree that Dust Force contacts me/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ consentToContact: true })
    const resume = new File(['%PDF'], 'ana-diaz.pdf', { type: 'application/pdf' })
    await userEvent.upload(dialog.getByLabelText('Resume (optional)'), resume)
    await expect(args.onChooseFile).toHaveBeenLastCalledWith(resume)
  },
}
export const Filled: Story = {
  args: { form: filled, resumeName: 'ana-diaz.pdf' },
}
export const FilledTest: Story = {
  ...Filled,
  tags: ['!dev'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Our Team' }))
    await expect(dialog.getByText('ana-diaz.pdf will be sent.')).toHaveAttribute('role', 'status')
    await expect(dialog.getByRole('checkbox', { name: 'Monday' })).toBeChecked()
    // In the order of the week, not of the clicks.
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tuesday' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ availableDays: ['Monday', 'Tuesday', 'Friday'] })
    await userEvent.click(dialog.getByRole('checkbox', { name: 'North York' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ serviceAreas: [] })
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Application' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Sending: Story = {
  args: { form: filled, sending: true },
}
export const SendingTest: Story = {
  ...Sending,
  tags: ['!dev'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sending...' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Wrong: Story = {
  args: {
    form: { ...filled, fullName: '', email: 'ana@', message: 'Please. '.repeat(140) },
    errors: {
      fullName: 'Full name is required',
      email: 'Please enter a valid email address with a complete domain (e.g., name@example.com)',
      message: 'Please keep your message under 1000 characters.',
    },
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Join Our Team' })
    for (const [name, message] of [
      ['Full Name', args.errors.fullName],
      ['Email', args.errors.email],
      ['Anything you would like to tell us (optional)', args.errors.message],
    ])
      await expect(screen.getByRole('textbox', { name: String(name) })).toHaveAccessibleDescription(
        String(message),
      )
    await expect(screen.getByRole('textbox', { name: 'Phone' })).toBeValid()
    await expect(screen.getByText('1120 / 1000')).toBeVisible()
  },
}
export const Nothing: Story = {
  tags: ['!test'],
  args: { errors: applicationFormProblems(emptyApplicationForm) },
}
/** A form whose values fit no rule. */
export const Odd: Story = {
  tags: ['!test'],
  args: { form: odd, errors: applicationFormProblems(odd) },
}
