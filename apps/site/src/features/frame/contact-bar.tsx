import { phoneUri } from '@dustforce/core/validation'
import { companyValues } from '@dustforce/office/company/company-values'
import { fill } from '@dustforce/office/texts/fill'
import frame from '@dustforce/office/texts/frame.en.json'
import { useBusiness } from '@dustforce/ui/use-business'
import { Mail, Phone } from 'lucide-react'
import { saidIn } from '../../texts/said-in.ts'
import { LanguageLinks } from './language-links.tsx'
import * as words from './words.en.ts'

/** The bar above the header: how to reach the company and where it works. */
export function ContactBar({ path }: { readonly path: string }) {
  const business = useBusiness()
  const { phone, email, opening } = business.company
  return (
    <aside aria-label={words.contact} className="bg-deep text-sm text-on-deep">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6">
        <p className="flex flex-wrap gap-x-5">
          <a
            className="inline-flex min-h-11 items-center gap-2 hover:underline"
            href={`tel:${phoneUri(phone)}`}
          >
            <Phone aria-hidden className="size-3.5" />
            {phone}
          </a>
          <a className="inline-flex min-h-11 items-center gap-2 hover:underline" href={`mailto:${email}`}>
            <Mail aria-hidden className="size-3.5" />
            {email}
          </a>
        </p>
        <p className="flex items-center justify-between gap-x-5 text-xs text-on-deep-muted max-sm:-mt-3 max-sm:w-full sm:text-sm">
          {opening === 'soon' ? (
            <strong className="text-on-deep">{words.openingSoon}</strong>
          ) : (
            fill(saidIn(business, 'frame', frame).worksIn, companyValues(business))
          )}
          <LanguageLinks
            path={path}
            className="inline-flex min-h-11 items-center text-on-deep underline underline-offset-4"
          />
        </p>
      </div>
    </aside>
  )
}
