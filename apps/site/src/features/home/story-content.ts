import type { Business } from '@dustforce/office/company'
import { fill, fillEach } from '@dustforce/office/texts/fill'
import story from '@dustforce/office/texts/story.en.json'
import testimonials from '@dustforce/office/texts/testimonials.en.json'
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
import { policyValues } from '../../texts/policy-values.ts'
import { saidIn } from '../../texts/said-in.ts'
import type { Step } from './how-it-works.tsx'
import type { Testimonial } from './testimonials.tsx'
import type { Highlight } from './trust-highlights.tsx'

const stepIcons = [CalendarCheck, CreditCard, Sparkles, Smile]
const highlightIcons = [UserCheck, ReceiptText, ShieldCheck, Clock]

interface Story {
  /** The steps that say how it works. */
  readonly steps: readonly Step[]
  readonly why: string
  readonly mission: string
  readonly highlights: readonly Highlight[]
  readonly testimonials: readonly Testimonial[]
}

/** Returns the texts on how a company works, why to choose it, and what its customers say. */
export function storyContent(business: Business): Story {
  const values = policyValues(business)
  const { steps, why, mission, highlights } = saidIn(business, 'story', story)
  return {
    steps: fillEach(steps, values).map((step, nr) => ({
      ...step,
      Icon: stepIcons[nr % stepIcons.length] ?? Sparkles,
    })),
    why: fill(why, values),
    mission: fill(mission, values),
    highlights: fillEach(highlights, values).map((highlight, nr) => ({
      ...highlight,
      Icon: highlightIcons[nr % highlightIcons.length] ?? ShieldCheck,
    })),
    testimonials: saidIn(business, 'testimonials', testimonials).list,
  }
}
