import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ErrorPage } from '../app/error-page.tsx'
import { Page as NotFoundPage } from '../app/not-found.tsx'
import { Page as CareersPage } from '../features/careers/careers-page.tsx'
import { Section as ContactSection } from '../features/contact/contact-section.tsx'
import { Page as FaqPage } from '../features/faq/faq-page.tsx'
import { Page as CancelledPage } from '../features/payment/payment-cancelled.tsx'
import { PaymentOutcome } from '../features/payment/payment-success.tsx'
import { Page as AccessibilityPage } from '../features/policies/accessibility-page.tsx'
import { Page as CancellationPage } from '../features/policies/cancellation-page.tsx'
import { Page as TermsPage } from '../features/policies/terms-page.tsx'
import { upcomingBooking } from '../testing/story-booking.ts'
import { PageHeader } from './page-header.tsx'

/* The pages of the site whole, each with what it really says. The first of a kind is tried; how the others are written has tests of its own. */

const meta: Meta = { title: 'Site/Pages', parameters: { layout: 'fullscreen' } }
export default meta

const session = 'cs_test_a1b2c3d4e5f6'
const nothing = { booking: null, token: null }

export const Paid: StoryObj = {
  name: 'Paid: payment successful',
  render: () => (
    <PaymentOutcome
      session={session}
      found={{ state: 'paid', booking: upcomingBooking, token: 'A'.repeat(70) }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    await expect(canvas.getByText('DF-C3D4E5F6')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Book Another Cleaning' })).toHaveAttribute(
      'href',
      '/#booking',
    )
  },
}
export const PaymentProcessing: StoryObj = {
  name: 'Payment processing, with its spinner',
  render: () => <PaymentOutcome session={session} found={{ state: 'processing' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing your payment...')).toBeVisible()
  },
}
export const PaymentPending: StoryObj = {
  tags: ['!test'],
  render: () => <PaymentOutcome session={session} found={{ state: 'pending', ...nothing }} />,
}
export const PaymentRefunded: StoryObj = {
  tags: ['!test'],
  render: () => <PaymentOutcome session={session} found={{ state: 'refunded', ...nothing }} />,
}
export const PaymentUnknown: StoryObj = {
  tags: ['!test'],
  render: () => <PaymentOutcome session={session} found={{ state: 'unanswered', ...nothing }} />,
}
export const NoPayment: StoryObj = {
  tags: ['!test'],
  render: () => <PaymentOutcome session="" found={{ state: 'unknown', ...nothing }} />,
}
export const Cancelled: StoryObj = {
  render: () => <CancelledPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible()
    for (const name of ['Try Again', 'Return Home', 'Send us a message'])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
  },
}
export const NotFound: StoryObj = {
  name: 'Not Found (404)',
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    await expect(canvas.getByText('Oops! Page not found')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  },
}

function Broken(): never {
  throw new Error('A page that breaks')
}

export const Broke: StoryObj = {
  name: 'Unexpected error',
  render: () => (
    <ErrorPage at="/">
      <Broken />
    </ErrorPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  },
}
export const Header: StoryObj = {
  tags: ['!test'],
  render: () => (
    <PageHeader title="Frequently asked questions">Short answers to what GTA homes ask us most.</PageHeader>
  ),
}
export const Accessibility: StoryObj = { tags: ['!test'], render: () => <AccessibilityPage /> }
export const Questions: StoryObj = { name: 'Questions (FAQ)', tags: ['!test'], render: () => <FaqPage /> }
export const Careers: StoryObj = { tags: ['!test'], render: () => <CareersPage /> }
export const TermsAndPrivacy: StoryObj = { tags: ['!test'], render: () => <TermsPage /> }
export const CancellationPolicy: StoryObj = {
  render: () => <CancellationPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go Back to Booking' })).toBeVisible()
  },
}
export const Contact: StoryObj = {
  render: () => <ContactSection />,
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Talk to us' }))
    for (const term of ['Business Hours', 'Service Area']) await expect(section.getByText(term)).toBeVisible()
    await expect(section.getByRole('link', { name: gtaBusiness.company.phone })).toBeVisible()
  },
}
