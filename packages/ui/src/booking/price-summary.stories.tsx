import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceSummary } from './price-summary.tsx'
import { fullQuote, largeQuote, plainQuote } from './story-form.ts'

const meta: Meta<typeof PriceSummary> = { title: 'Booking/Price summary', component: PriceSummary }
export default meta

type Story = StoryObj<typeof PriceSummary>

export const BaseOnly: Story = { args: { quote: plainQuote } }
export const Everything: Story = { args: { quote: fullQuote } }
export const RoomsBeyondTheTable: Story = { args: { quote: largeQuote } }
