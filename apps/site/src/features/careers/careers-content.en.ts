import { CalendarDays, GraduationCap, HandCoins, MapPin, PackageCheck, ShieldCheck } from 'lucide-react'
import type { Benefit } from './job-benefits.tsx'

/** What the company offers. */
export const benefits: readonly Benefit[] = [
  {
    title: 'Days that fit your life',
    text: 'You choose your days, times and areas, and change them as things change.',
    Icon: CalendarDays,
  },
  {
    title: 'Work near home',
    text: 'From Etobicoke to Markham, we assign by area, so you spend your day cleaning and not on the 401.',
    Icon: MapPin,
  },
  {
    title: 'Fair pay, shown up front',
    text: 'Every job shows its pay before you accept it. Customers pay ahead, so you never chase an invoice.',
    Icon: HandCoins,
  },
  {
    title: 'Supplies provided',
    text: 'Products and equipment are on us, including an eco line for homes that ask for it.',
    Icon: PackageCheck,
  },
  {
    title: 'Covered at work',
    text: 'Liability insurance on every visit, and clear limits on lifting, ladders and hazards.',
    Icon: ShieldCheck,
  },
  {
    title: 'Paid training',
    text: 'Your first visits are with an experienced colleague, and they are paid.',
    Icon: GraduationCap,
  },
]

export const expectations: readonly string[] = [
  'You are allowed to work in Canada and at least 18.',
  'You care about details, arrive on time and tell us when you cannot.',
  'You agree to a reference and background check before your first visit.',
  'You get around the GTA by car or transit.',
]
