import { phoneUri } from '@dustforce/core/validation'
import { useBusiness } from '@dustforce/ui/use-business'
import { Mail, Phone } from 'lucide-react'

/** The bar above the header: how to reach the company and where it works. */
export function ContactBar() {
  const { company } = useBusiness()
  const { phone, email, serviceArea } = company
  return (
    <aside aria-label="Contact" className="bg-deep text-sm text-on-deep">
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
        <p className="pb-1.5 text-xs text-on-deep-muted sm:py-0 sm:text-sm">
          Cleaning Services in {serviceArea}
        </p>
      </div>
    </aside>
  )
}
