import type { JobApplication } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { rowsOf } from '../../testing/rows-of.ts'
import { ApplicationDetail } from './application-detail.tsx'
import { ApplicationList } from './application-list.tsx'

const meta: Meta = { title: 'Admin/Office' }
export default meta

type Story = StoryObj

const application: JobApplication = {
  id: 'a1',
  fullName: 'Sofia Marin',
  email: 'sofia.marin@example.com',
  phone: '4165550190',
  experience: '1–2 years',
  availableDays: ['Monday', 'Tuesday'],
  availableTimes: ['8 am - 12 pm'],
  serviceAreas: ['Toronto (Downtown)', 'East York'],
  message: 'I have cleaned offices for two years and would like to work with homes.',
  resumeFilename: 'sofia-marin.pdf',
  status: 'pending',
  adminNotes: null,
  createdAt: Date.UTC(2026, 10, 20, 15),
}

const list = { onToggle: fn(), onStatus: fn() }
const detail = {
  saving: false,
  downloading: false,
  hiring: false,
  onDownload: fn(),
  onHire: fn(),
  onNotes: fn(),
}

export const Applications: Story = {
  render: () => (
    <ApplicationList
      applications={[
        application,
        { ...application, id: 'a2', fullName: 'Rosa Lima', experience: null, serviceAreas: [] },
      ]}
      expandedId={application.id}
      chosen={new Map()}
      onSelect={fn()}
      {...list}
      renderDetail={(one) => <ApplicationDetail application={one} {...detail} />}
    />
  ),
}
export const ApplicationsTest: Story = {
  ...Applications,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const rows = rowsOf(canvas.getByRole('table', { name: 'Applications' }))
    await expect(rows[1]?.slice(0, 5)).toEqual([
      'Sofia Marin',
      'sofia.marin@example.com(416) 555-0190',
      '1–2 years',
      'Toronto (Downtown) +1 more',
      'Nov 20, 2026, 10:00 AM',
    ])
    await expect(rows[3]?.slice(2, 4)).toEqual(['—', '— '])
    const status = canvas.getByRole('combobox', { name: 'Status of the application of Rosa Lima' })
    await userEvent.selectOptions(status, 'Interview')
    await expect(list.onStatus).toHaveBeenCalledWith(expect.objectContaining({ id: 'a2' }), 'interview')
    await expect(list.onToggle).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the application of Rosa Lima' }))
    await expect(list.onToggle).toHaveBeenCalledWith(expect.objectContaining({ id: 'a2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Download resume' }))
    await expect(detail.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Hire as contractor' }))
    await expect(detail.onHire).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Email applicant' })).toHaveAttribute(
      'href',
      'mailto:sofia.marin@example.com?subject=Your%20application%20to%20Dust%20Force',
    )
    const save = canvas.getByRole('button', { name: 'Save note' })
    await expect(save).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes (staff only)' }), 'Call her')
    await userEvent.click(save)
    await expect(detail.onNotes).toHaveBeenCalledWith('Call her', '')
  },
}
export const ApplicationWithoutResume: Story = {
  render: () => (
    <ApplicationDetail application={{ ...application, resumeFilename: null, message: null }} {...detail} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Download resume' })).toBeNull()
    await expect(canvas.getByText('Resume').nextElementSibling).toHaveTextContent('—')
  },
}
export const ApplicationBusy: Story = {
  render: () => <ApplicationDetail application={application} {...detail} saving downloading />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Downloading...' }))
    await expect(detail.onDownload).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes (staff only)' }), 'Call her')
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }))
    await expect(detail.onNotes).not.toHaveBeenCalled()
  },
}
