import type { Business } from '@dustforce/office/company'
import { companyValues } from '@dustforce/office/company/company-values'
import { workAreas } from '@dustforce/office/contractor'
import careers from '@dustforce/office/texts/careers.en.json'
import { fill, fillEach } from '@dustforce/office/texts/fill'
import { CalendarDays, GraduationCap, HandCoins, MapPin, PackageCheck, ShieldCheck } from 'lucide-react'
import { saidIn } from '../../texts/said-in.ts'
import type { Benefit } from './job-benefits.tsx'

const icons = [CalendarDays, MapPin, HandCoins, PackageCheck, ShieldCheck, GraduationCap]

interface Careers {
  readonly title: string
  readonly intro: string
  /** The benefits that the company offers. */
  readonly benefits: readonly Benefit[]
  readonly expectations: readonly string[]
}

/** Returns the texts of a company for those who want to work for it. */
export function careersContent(business: Business): Careers {
  const values = companyValues(business)
  const { title, intro, benefits, expectations } = saidIn(business, 'careers', careers)
  return {
    title: fill(title, values),
    intro: fill(intro, values),
    benefits: fillEach(benefits, values).map((benefit, nr) => ({
      ...benefit,
      Icon: icons[nr % icons.length] ?? ShieldCheck,
    })),
    expectations: expectations.map((text) => fill(text, values)).filter((text) => text !== ''),
  }
}

/** The places that an applicant may say to reach: those that the company names, else those of its regions. */
export function applicantAreas(business: Business): readonly string[] {
  return workAreas(business.company, saidIn(business, 'careers', careers).areas)
}
