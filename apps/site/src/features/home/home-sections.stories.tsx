import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, ShieldCheck, UserCheck } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import picture from './hero.svg'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { QuickEstimate } from './quick-estimate.tsx'
import { ServiceCard } from './service-card.tsx'
import { Testimonials } from './testimonials.tsx'
import { TrustHighlights } from './trust-highlights.tsx'

const meta: Meta = { title: 'Site/Home', parameters: { layout: 'fullscreen' } }
export default meta

const bookNow = fn()
const viewServices = fn()
const book = fn()
const estimate = fn()

export const Top: StoryObj = {
  render: () => (
    <Hero
      title="Professional Home Cleaning Services in Greater Toronto Area"
      intro="Pick a time, see the exact price, and come home to clean."
      claims={[{ text: 'Vetted and professional cleaners', Icon: UserCheck }]}
      picture={<img src={picture} alt="" width={960} height={800} className="h-auto w-full" />}
      onBookNow={bookNow}
      onViewServices={viewServices}
    />
  ),
}
export const TopTest: StoryObj = {
  ...Top,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const title = 'Professional Home Cleaning Services in Greater Toronto Area'
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(canvas.getByText('Vetted and professional cleaners')).toBeVisible()
    // The picture is decoration.
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }))
    await expect(bookNow).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'View Services' }))
    await expect(viewServices).toHaveBeenCalledOnce()
  },
}
const card = {
  title: 'Deep Cleaning',
  description: 'A top-to-bottom clean.',
  from: '$200',
  features: ['Everything in Basic Cleaning', 'Baseboards and door frames'],
  onBook: book,
  onIntent: fn(),
}
export const Service: StoryObj = {
  render: () => <ServiceCard {...card} />,
}
export const ServiceTest: StoryObj = {
  ...Service,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const article = within(canvas.getByRole('article', { name: 'Deep Cleaning' }))
    await expect(article.getByText('from').parentElement).toHaveTextContent('from$200')
    await expect(article.getAllByRole('listitem').map((item) => item.textContent)).toEqual(card.features)
    const button = article.getByRole('button', { name: 'Book This Service: Deep Cleaning' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(card.onIntent).toHaveBeenCalledOnce()
    await userEvent.click(button)
    await expect(book).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Best first visit')).toBeNull()
  },
}
export const RecommendedService: StoryObj = {
  render: () => <ServiceCard {...card} badge="Best first visit" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Best first visit')).toBeVisible()
  },
}
export const Estimate: StoryObj = {
  render: () => (
    <QuickEstimate
      services={[
        { id: 'standard', name: 'Basic Cleaning' },
        { id: 'deep-clean', name: 'Deep Cleaning' },
      ]}
      service="deep-clean"
      bedrooms={2}
      bathrooms={1}
      maxRooms={5}
      price="$220"
      tax="plus $29 HST (13%): $249 in all"
      onChange={estimate}
      onBook={book}
      times={<p>Next free times</p>}
    />
  ),
}
export const EstimateTest: StoryObj = {
  ...Estimate,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByText('$220')
    await expect(price.closest('[aria-live]')).toHaveTextContent(
      'Your price$220plus $29 HST (13%): $249 in all',
    )
    await expect(canvas.getByRole('radio', { name: 'Deep Cleaning' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Basic Cleaning' }))
    await expect(estimate).toHaveBeenLastCalledWith({ service: 'standard' })
    await userEvent.click(canvas.getByRole('radio', { name: '3 bedrooms' }))
    await expect(estimate).toHaveBeenLastCalledWith({ bedrooms: 3 })
    await userEvent.click(canvas.getByRole('radio', { name: '5 bathrooms' }))
    await expect(estimate).toHaveBeenLastCalledWith({ bathrooms: 5 })
    await expect(canvas.getByText('Next free times')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Book this cleaning' }))
    await expect(book).toHaveBeenCalledOnce()
  },
}
export const Steps: StoryObj = {
  render: () => (
    <HowItWorks
      steps={[
        { title: 'Book Online', text: 'Choose a service and a time.', Icon: CalendarCheck },
        { title: 'Secure Payment', text: 'Pay online.', Icon: ShieldCheck },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'How It Works' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: '1. Book Online' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: '2. Secure Payment' })).toBeVisible()
  },
}
export const Trust: StoryObj = {
  render: () => (
    <TrustHighlights
      mission="Give people their weekends back."
      highlights={[{ title: 'Insured, every visit', text: 'While we are in your home.', Icon: ShieldCheck }]}
    />
  ),
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Why GTA homes choose Dust Force' }))
    await expect(section.getByText('Give people their weekends back.')).toBeVisible()
    await expect(section.getByRole('heading', { level: 3, name: 'Insured, every visit' })).toBeVisible()
    await expect(section.getByText('While we are in your home.')).toBeVisible()
  },
}
export const Voices: StoryObj = {
  render: () => (
    <Testimonials
      testimonials={[{ name: 'Priya S.', area: 'North York', text: 'You could not tell we have a dog.' }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      '“You could not tell we have a dog.”PPriya S.North York',
    )
  },
}
