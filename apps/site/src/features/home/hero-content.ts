import type { Business } from '@dustforce/office/company'
import { companyValues } from '@dustforce/office/company/company-values'
import { fill } from '@dustforce/office/texts/fill'
import home from '@dustforce/office/texts/home.en.json'
import { ShieldCheck, Star, UserCheck } from 'lucide-react'
import { saidIn } from '../../texts/said-in.ts'
import type { HeroContent } from './hero.tsx'

const icons = [UserCheck, Star, ShieldCheck]

/** The top of the home page. */
export function heroContent(business: Business): HeroContent {
  const values = companyValues(business)
  const { title, intro, claims } = saidIn(business, 'home', home)
  return {
    title: fill(title, values),
    intro: fill(intro, values),
    claims: claims.flatMap((claim, nr) => {
      const text = fill(claim, values)
      return text === '' ? [] : [{ text, Icon: icons[nr % icons.length] ?? ShieldCheck }]
    }),
  }
}
