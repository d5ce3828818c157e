import type { Business } from '@dustforce/office/company'
import { workAreas } from '@dustforce/office/contractor'
import careers from '@dustforce/office/texts/careers.en.json'
import { CalendarDays, GraduationCap, HandCoins, MapPin, PackageCheck, ShieldCheck } from 'lucide-react'
import { companyValues } from '../../texts/company-values.ts'
import { fill, fillEach } from '../../texts/fill.ts'
import type { Benefit } from './job-benefits.tsx'

const icons = [CalendarDays, MapPin, HandCoins, PackageCheck, ShieldCheck, GraduationCap]

interface Careers {
  readonly title: string
  readonly intro: string
  /** What the company offers. */
  readonly benefits: readonly Benefit[]
  readonly expectations: readonly string[]
}

/** What a company says to those who want to work for it. */
export function careersContent(business: Business): Careers {
  const values = companyValues(business)
  return {
    title: fill(careers.title, values),
    intro: fill(careers.intro, values),
    benefits: fillEach(careers.benefits, values).map((benefit, nr) => ({
      ...benefit,
      Icon: icons[nr % icons.length] ?? ShieldCheck,
    })),
    expectations: careers.expectations.map((text) => fill(text, values)).filter((text) => text !== ''),
  }
}

/** The places that an applicant may say to reach: those that the company names, else those of its regions. */
export function applicantAreas({ company }: Business): readonly string[] {
  return workAreas(company, careers.areas)
}
