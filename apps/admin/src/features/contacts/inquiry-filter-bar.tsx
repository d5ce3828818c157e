import { type InquiryStatus, inquiryFilters, inquiryStatusLabel } from '@dustforce/office/inquiry'
import { classNames } from '@dustforce/ui/class-names'
import { SearchBox } from '../../kit/search-box.tsx'

export interface InquiryFilterBarProps {
  readonly status: InquiryStatus | 'all'
  /** null while they are not known. */
  readonly counts: Readonly<Record<InquiryStatus | 'all', number>> | null
  readonly search: string
  readonly onStatus: (status: InquiryStatus | 'all') => void
  readonly onSearch: (text: string) => void
}

/** The choices that narrow the inquiries, with how many there are of each. */
export function InquiryFilterBar({ status, counts, search, onStatus, onSearch }: InquiryFilterBarProps) {
  return (
    <search className="flex flex-wrap items-center gap-3 pb-4 print:hidden">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Status</legend>
        {inquiryFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === status}
            onClick={() => onStatus(filter)}
            className={classNames(
              'inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-full border px-3.5 text-sm font-medium transition-colors',
              filter === status
                ? 'border-brand bg-brand text-on-brand'
                : 'border-line-strong bg-surface text-ink hover:border-brand hover:bg-wash',
            )}
          >
            {filter === 'all' ? 'All' : inquiryStatusLabel(filter)}
            <span className="tabular-nums opacity-80">{counts?.[filter] ?? '–'}</span>
          </button>
        ))}
      </fieldset>
      <SearchBox
        label="Search inquiries"
        placeholder="Search by name, email, or subject..."
        value={search}
        onSearch={onSearch}
      />
    </search>
  )
}
