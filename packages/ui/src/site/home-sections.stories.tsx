import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, ShieldCheck, UserCheck } from 'lucide-react'
import picture from '../illustrations/hero.svg'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { QuickEstimate } from './quick-estimate.tsx'
import { ServiceCard } from './service-card.tsx'
import { Testimonials } from './testimonials.tsx'
import { TrustHighlights } from './trust-highlights.tsx'

const meta: Meta = { title: 'Site/Home', parameters: { layout: 'fullscreen' } }
export default meta

const nothing = () => undefined

export const Top: StoryObj = {
  render: () => (
    <Hero
      title="Professional Home Cleaning Services in Greater Toronto Area"
      intro="Pick a time, see the exact price, and come home to clean."
      claims={[{ text: 'Vetted and professional cleaners', Icon: UserCheck }]}
      picture={<img src={picture} alt="" width={960} height={800} className="h-auto w-full" />}
      onBookNow={nothing}
      onViewServices={nothing}
    />
  ),
}
const card = {
  title: 'Deep Cleaning',
  description: 'A top-to-bottom clean.',
  from: '$200',
  features: ['Everything in Basic Cleaning', 'Baseboards and door frames'],
  onBook: nothing,
}
export const Service: StoryObj = { render: () => <ServiceCard {...card} /> }
export const RecommendedService: StoryObj = {
  render: () => <ServiceCard {...card} badge="Best first visit" />,
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
      onChange={nothing}
      onBook={nothing}
    />
  ),
}
export const Steps: StoryObj = {
  render: () => (
    <HowItWorks
      steps={[{ title: 'Book Online', text: 'Choose a service and a time.', Icon: CalendarCheck }]}
    />
  ),
}
export const Trust: StoryObj = {
  render: () => (
    <TrustHighlights
      mission="Give people their weekends back."
      highlights={[{ title: 'Insured, every visit', text: 'While we are in your home.', Icon: ShieldCheck }]}
    />
  ),
}
export const Voices: StoryObj = {
  render: () => (
    <Testimonials
      testimonials={[{ name: 'Priya S.', area: 'North York', text: 'You could not tell we have a dog.' }]}
    />
  ),
}
