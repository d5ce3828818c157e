import type { Business } from '@dustforce/office/company'
import { bookValues } from '../../texts/book-values.ts'
import { fill } from '../../texts/fill.ts'
import { RichText } from '../../texts/rich-text.tsx'
import type { PolicySection } from './policy-document.tsx'

interface PolicyText {
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly body: readonly string[]
  }[]
}

/** The sections of a policy, as a company has them. */
export function policySections({ sections }: PolicyText, business: Business): readonly PolicySection[] {
  const values = bookValues(business)
  return sections.map(({ id, title, body }) => {
    const blocks = body.map((block) => fill(block, values)).filter((block) => block !== '')
    return { id, title: fill(title, values), body: <RichText blocks={blocks} /> }
  })
}
