import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, CircleCheck, CircleX } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { FaqList } from './faq-list.tsx'
import { JobBenefits } from './job-benefits.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { PageHeader } from './page-header.tsx'
import { PolicyDocument } from './policy-document.tsx'

const meta: Meta = { title: 'Site/Pages', parameters: { layout: 'fullscreen' } }
export default meta

export const Questions: StoryObj = {
  render: () => (
    <FaqList
      categories={[
        {
          id: 'booking',
          title: 'Booking',
          entries: [{ question: 'How do I book?', answer: 'Choose a service on the home page.' }],
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Booking' })).toHaveAttribute('href', '#booking')
    const section = within(canvas.getByRole('region', { name: 'Booking' }))
    const answer = section.getByText('Choose a service on the home page.')
    await expect(answer).not.toBeVisible()
    await userEvent.click(section.getByRole('heading', { level: 3, name: 'How do I book?' }))
    await expect(answer).toBeVisible()
  },
}
export const Policy: StoryObj = {
  render: () => (
    <PolicyDocument
      sections={[
        { id: 'payment', title: 'Payment', body: <p>In full, by card.</p> },
        { id: 'privacy', title: 'Privacy', body: <p>We sell nothing.</p> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Table of contents' })).getAllByRole(
      'link',
    )
    await expect(contents.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#payment', '1. Payment'],
      ['#privacy', '2. Privacy'],
    ])
    await expect(canvas.getByRole('region', { name: '2. Privacy' })).toHaveTextContent('We sell nothing.')
  },
}
export const Paid: StoryObj = {
  render: () => (
    <OutcomeCard title="Payment Successful" Icon={CircleCheck} tone="success">
      <p>Thank you.</p>
    </OutcomeCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    await expect(canvas.getByText('Thank you.')).toBeVisible()
  },
}
export const Cancelled: StoryObj = {
  render: () => (
    <OutcomeCard title="Payment Cancelled" Icon={CircleX} tone="warning">
      <p>Nothing was charged.</p>
    </OutcomeCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible()
    await expect(canvas.getByText('Nothing was charged.')).toBeVisible()
  },
}
export const Header: StoryObj = {
  render: () => <PageHeader title="Frequently asked questions">Short answers.</PageHeader>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible()
    await expect(canvas.getByText('Short answers.')).toBeVisible()
  },
}
export const Careers: StoryObj = {
  render: () => (
    <JobBenefits
      benefits={[{ title: 'Days that fit your life', text: 'You choose.', Icon: CalendarDays }]}
      expectations={['You care about details.']}
    />
  ),
  play: async ({ canvas }) => {
    const benefits = within(canvas.getByRole('region', { name: 'What you get' }))
    await expect(benefits.getByRole('listitem')).toHaveTextContent('Days that fit your lifeYou choose.')
    const expectations = within(canvas.getByRole('region', { name: 'What we ask' }))
    await expect(expectations.getByRole('listitem')).toHaveTextContent('You care about details.')
  },
}
