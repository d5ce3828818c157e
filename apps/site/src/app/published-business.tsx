import type { Business } from '@dustforce/office/company'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { type ReactNode, useEffect, useState } from 'react'
import { publishedBusiness } from '../runtime.ts'
import { tellOtherPublished } from './other-published.ts'

export interface PublishedBusinessProps {
  /** The company of the build. */
  readonly built: Business
  /** A company as the pages of this language show it. */
  readonly inWords: (business: Business) => Business
  readonly children: ReactNode
}

/**
 * Everything inside shows the company of the build, as the prerendered page does, and then what its owners have published since: another phone
 * number is on the site without a build.
 */
export function PublishedBusiness({ built, inWords, children }: PublishedBusinessProps) {
  const [business, setBusiness] = useState(() => inWords(built))
  useEffect(() => {
    let isShown = true
    publishedBusiness(built, inWords).then(
      (published) => {
        if (!isShown || published === null) return
        setBusiness(published)
        tellOtherPublished()
      },
      // Its code did not arrive: the page stays as it was built.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [built, inWords])
  return <BusinessProvider business={business}>{children}</BusinessProvider>
}
