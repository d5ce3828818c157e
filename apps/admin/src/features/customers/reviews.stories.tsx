import { businessDate } from '@dustforce/core/schedule'
import type { AdminReview } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ReviewList } from './review-list.tsx'

const review: AdminReview = {
  bookingId: 'b1',
  customerName: 'Amelia Wright',
  date: businessDate('2026-11-16'),
  serviceType: 'deep-clean',
  cleaner: 'Maria Santos',
  rating: 5,
  text: 'You could eat from the floor.',
  mayShow: true,
  shownName: 'Amelia W.',
  shownArea: 'Toronto',
  decision: 'new',
  decidedBy: null,
  decidedAt: null,
  at: Date.UTC(2026, 10, 17, 15),
  version: 1,
}

const meta: Meta<typeof ReviewList> = {
  title: 'Admin/Reviews',
  component: ReviewList,
  args: {
    reviews: [
      review,
      { ...review, bookingId: 'b2', customerName: 'Bo Chen', rating: 2, text: '', mayShow: false },
      {
        ...review,
        bookingId: 'b3',
        customerName: 'Liam O’Brien',
        decision: 'shown',
        decidedBy: 'maria@dustforce.example',
        decidedAt: Date.UTC(2026, 10, 18, 15),
      },
    ],
    busy: null,
    onDecide: fn(),
    link: (_, content) => <a href="#customer">{content}</a>,
  },
}
export default meta

export const Deciding: StoryObj<typeof ReviewList> = {}
export const DecidingTest: StoryObj<typeof ReviewList> = {
  ...Deciding,
  tags: ['!dev'],
  play: async ({ canvas, args, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').map((item) => within(item))
    if (first === undefined || second === undefined || third === undefined) throw new Error('No reviews')
    await expect(first.getByText(/May be shown as “Amelia W., Toronto”/)).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Show on the website' }))
    await expect(args.onDecide).toHaveBeenLastCalledWith(review, 'shown')
    await expect(second.getByText(/Must not be shown/)).toBeVisible()
    await expect(second.queryByRole('button', { name: 'Show on the website' })).toBeNull()
    await expect(third.getByText(/On the website: maria@dustforce.example/)).toBeVisible()
    await userEvent.click(third.getByRole('button', { name: 'Hide' }))
    await expect(args.onDecide).toHaveBeenLastCalledWith(
      expect.objectContaining({ bookingId: 'b3' }),
      'hidden',
    )
  },
}
