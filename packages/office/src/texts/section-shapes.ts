import accessibility from './accessibility.en.json' with { type: 'json' }
import cancellation from './cancellation.en.json' with { type: 'json' }
import neutralCareers from './careers.en.json' with { type: 'json' }
import faq from './faq.en.json' with { type: 'json' }
import frame from './frame.en.json' with { type: 'json' }
import home from './home.en.json' with { type: 'json' }
import letters from './letters.en.json' with { type: 'json' }
import offer from './offer.en.json' with { type: 'json' }
import payment from './payment.en.json' with { type: 'json' }
import search from './search.en.json' with { type: 'json' }
import story from './story.en.json' with { type: 'json' }
import terms from './terms.en.json' with { type: 'json' }
import { bookPlaceholders, companyPlaceholders, policyPlaceholders } from './text-placeholders.ts'
import type { TextShape } from './text-problems.ts'

/** The places that applicants may say that they reach; where a company does not say, those of its regions. */
const careers = { ...neutralCareers, areas: ['Riverside'] }

/** No company has neutral customers: what one of them says is a company's own. */
const testimonials = {
  list: [{ name: 'Ada L.', area: 'Riverside', text: 'You could not tell that we have two dogs.' }],
}

/** The sections of a website, each with texts as it has them: what a company says of a section has their shape, and lists as long as it likes. */
export const sectionShapes: Readonly<Record<string, TextShape>> = {
  ...{
    accessibility,
    cancellation,
    careers,
    faq,
    frame,
    home,
    offer,
    payment,
    search,
    story,
    terms,
    testimonials,
  },
}

/** The letters whose sentences a company may say in its own words, each with what is said otherwise. */
export const letterShapes: Readonly<Record<string, TextShape>> = letters

const placeholders: Readonly<Record<string, readonly string[]>> = {
  story: policyPlaceholders,
  faq: bookPlaceholders,
  terms: bookPlaceholders,
  cancellation: bookPlaceholders,
  accessibility: bookPlaceholders,
}

/** Lists what may stand in braces in the texts of a section of the site, or of a letter, besides what its own words have there. */
export function placeholdersOf(name: string): readonly string[] {
  return placeholders[name] ?? companyPlaceholders
}
