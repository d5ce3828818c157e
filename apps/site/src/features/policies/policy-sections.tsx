import type { Business } from '@dustforce/office/company'
import { fill } from '@dustforce/office/texts/fill'
import { bookValues } from '../../texts/book-values.ts'
import { RichText } from '../../texts/rich-text.tsx'
import { saidIn } from '../../texts/said-in.ts'
import type { PolicySection } from './policy-document.tsx'

interface PolicyText {
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly body: readonly string[]
  }[]
}

/** The sections of a policy, as a company has them. */
export function policySections(
  name: string,
  built: PolicyText,
  business: Business,
): readonly PolicySection[] {
  const { sections } = saidIn(business, name, built)
  const values = bookValues(business)
  return sections.map(({ id, title, body }) => {
    const blocks = body.map((block) => fill(block, values)).filter((block) => block !== '')
    return { id, title: fill(title, values), body: <RichText blocks={blocks} /> }
  })
}
