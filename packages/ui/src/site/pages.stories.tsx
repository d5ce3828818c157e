import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, CircleCheck, CircleX } from 'lucide-react'
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
}
export const Paid: StoryObj = {
  render: () => (
    <OutcomeCard title="Payment Successful" Icon={CircleCheck} tone="success">
      <p>Thank you.</p>
    </OutcomeCard>
  ),
}
export const Cancelled: StoryObj = {
  render: () => (
    <OutcomeCard title="Payment Cancelled" Icon={CircleX} tone="warning">
      <p>Nothing was charged.</p>
    </OutcomeCard>
  ),
}
export const Header: StoryObj = {
  render: () => <PageHeader title="Frequently asked questions">Short answers.</PageHeader>,
}
export const Careers: StoryObj = {
  render: () => (
    <JobBenefits
      benefits={[{ title: 'Days that fit your life', text: 'You choose.', Icon: CalendarDays }]}
      expectations={['You care about details.']}
    />
  ),
}
