import { phoneUri } from '@dustforce/core/validation'
import { companyValues } from '@dustforce/office/company/company-values'
import { fill } from '@dustforce/office/texts/fill'
import frame from '@dustforce/office/texts/frame.en.json'
import { useBusiness } from '@dustforce/ui/use-business'
import { saidIn } from '../../texts/said-in.ts'
import { LanguageLinks } from './language-links.tsx'
import type { MenuItem } from './site-header.tsx'
import * as words from './words.en.ts'

interface SiteFooterProps {
  /** The page shown now, as the site's list has it. */
  readonly path: string
  readonly groups: readonly { readonly title: string; readonly items: readonly MenuItem[] }[]
}

/** The foot of every page: ways around the site and how to reach the company. */
export function SiteFooter({ path, groups }: SiteFooterProps) {
  const business = useBusiness()
  const { name, phone, email } = business.company
  const values = companyValues(business)
  const { promise, copyright } = saidIn(business, 'frame', frame)
  return (
    <footer className="bg-deep text-on-deep">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-10 px-4 py-14 *:min-w-0 sm:px-6 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
        <div className="col-span-2 grid content-start gap-3 lg:col-span-1">
          <p className="text-xl font-bold tracking-tight">{name}</p>
          <p className="max-w-xs text-on-deep-muted">{fill(promise, values)}</p>
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title} className="grid content-start gap-2">
            <h2 className="text-base">{group.title}</h2>
            <ul className="grid text-on-deep-muted">
              {group.items.map((item) => (
                <li key={item.label}>
                  <a
                    href={item.href}
                    data-scroll={item.scroll ? 'footer' : undefined}
                    className="inline-flex min-h-11 items-center hover:text-on-deep hover:underline"
                  >
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="grid content-start gap-2">
          <h2 className="text-base">{words.reachUs}</h2>
          <ul className="grid text-on-deep-muted">
            <li>
              <a
                className="inline-flex min-h-11 items-center hover:text-on-deep"
                href={`tel:${phoneUri(phone)}`}
              >
                {phone}
              </a>
            </li>
            <li>
              <a className="inline-flex min-h-11 items-center hover:text-on-deep" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
            <li>
              <LanguageLinks
                path={path}
                className="inline-flex min-h-11 items-center hover:text-on-deep hover:underline"
              />
            </li>
          </ul>
        </div>
      </div>
      <div className="border-t border-on-deep/15">
        <p className="mx-auto max-w-6xl px-4 py-5 text-sm text-on-deep-muted sm:px-6">
          {fill(copyright, values)}
        </p>
      </div>
    </footer>
  )
}
