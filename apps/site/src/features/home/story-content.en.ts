import { gtaPolicy } from '@dustforce/core/schedule'
import {
  CalendarCheck,
  Clock,
  CreditCard,
  ReceiptText,
  ShieldCheck,
  Smile,
  Sparkles,
  UserCheck,
} from 'lucide-react'
import { promises } from '../../company/promises.ts'
import type { Step } from './how-it-works.tsx'
import type { Testimonial } from './testimonials.tsx'
import type { Highlight } from './trust-highlights.tsx'

export const steps: readonly Step[] = [
  {
    title: 'Book Online',
    text: `Choose a service and schedule a time, up to ${gtaPolicy.lookaheadDays} days ahead. It takes about three minutes.`,
    Icon: CalendarCheck,
  },
  {
    title: 'Secure Payment',
    text: 'Pay online by card on Stripe’s checkout. The amount you pay is the amount you were shown.',
    Icon: CreditCard,
  },
  {
    title: 'We Clean',
    text: 'A professional team arrives on time with all supplies and equipment.',
    Icon: Sparkles,
  },
  {
    title: 'Enjoy Results',
    text: `Our satisfaction guarantee applies: tell us within ${promises.claimHours} hours and we put it right.`,
    Icon: Smile,
  },
]

export const mission =
  'Our mission is simple: give people in the GTA their weekends back, and give the people who clean a job worth keeping. A good clean starts with someone who is treated well.'

export const highlights: readonly Highlight[] = [
  {
    title: 'People we know by name',
    text: 'Every cleaner is interviewed in person, reference-checked and background-checked before a first visit.',
    Icon: UserCheck,
  },
  {
    title: 'A price that stays put',
    text: 'You see every line before you pay: rooms, extras, pet fee and HST. Nothing is added at the door.',
    Icon: ReceiptText,
  },
  {
    title: 'Insured, every visit',
    text: 'Commercial liability insurance covers your home while we are in it.',
    Icon: ShieldCheck,
  },
  {
    title: 'On time, or on the phone',
    text: 'Teams are assigned close to home, so the 401 is rarely an excuse. If we run late, you hear it first.',
    Icon: Clock,
  },
]

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Priya S.',
    area: 'North York',
    text: 'Two kids, one golden retriever, and you could not tell. They even folded the laundry the way I do.',
  },
  {
    name: 'Marcus T.',
    area: 'Etobicoke',
    text: 'We booked the move-out clean on Tuesday for Friday. The landlord did the walk-through and returned the full deposit.',
  },
  {
    name: 'Hannah L.',
    area: 'Toronto, Leslieville',
    text: 'The price on the site was the price on my card. Our cleaner Ana remembers which plant not to move.',
  },
]
