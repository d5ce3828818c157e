import type { Business } from '@dustforce/office/company'
import home from '@dustforce/office/texts/home.en.json'
import { ShieldCheck, Star, UserCheck } from 'lucide-react'
import { companyValues } from '../../texts/company-values.ts'
import { fill } from '../../texts/fill.ts'
import type { HeroContent } from './hero.tsx'

const icons = [UserCheck, Star, ShieldCheck]

/** The top of the home page. */
export function heroContent(business: Business): HeroContent {
  const values = companyValues(business)
  return {
    title: fill(home.title, values),
    intro: fill(home.intro, values),
    claims: home.claims.flatMap((claim, nr) => {
      const text = fill(claim, values)
      return text === '' ? [] : [{ text, Icon: icons[nr % icons.length] ?? ShieldCheck }]
    }),
  }
}
