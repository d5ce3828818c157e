import { useBusiness } from '@dustforce/ui/use-business'
import { Link } from 'react-router'

const parts = [
  { id: 'company', label: 'Who you are', to: '/dashboard/company' },
  { id: 'hours', label: 'Hours and terms', to: '/dashboard/company?part=hours' },
  { id: 'charges', label: 'Repeating visits', to: '/dashboard/company?part=charges' },
  { id: 'texts', label: 'Texts', to: '/dashboard/company?part=texts' },
  { id: 'opening', label: 'Opening', to: '/dashboard/company?part=opening' },
] as const

export type CompanyPartId = (typeof parts)[number]['id']

/** The part that an address asks for. */
export function partOf(asked: string | null): CompanyPartId {
  return parts.find(({ id }) => id === asked)?.id ?? 'company'
}

/** The parts of the company, each a link to it. */
export function CompanyParts({ part }: { readonly part: CompanyPartId }) {
  const isSoon = useBusiness().company.opening === 'soon'
  return (
    <nav aria-label="Parts of the company" className="pb-5">
      <ul className="flex flex-wrap gap-1">
        {parts
          .filter(({ id }) => id !== 'opening' || isSoon || part === id)
          .map(({ id, label, to }) => (
            <li key={id}>
              <Link
                to={to}
                aria-current={id === part ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-md border border-line px-3 text-sm transition-colors hover:border-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold md:min-h-9"
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
