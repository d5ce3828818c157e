import { classNames } from '@dustforce/ui/class-names'
import { EnterToApply } from '@dustforce/ui/enter-to-apply'
import { useActingSelect } from '@dustforce/ui/use-acting-select'
import { ChevronDown } from 'lucide-react'

const looks = {
  warning: 'bg-warning-soft text-warning-ink border-warning-ink/35',
  info: 'bg-info-soft text-info-ink border-info-ink/35',
  success: 'bg-success-soft text-success-ink border-success-ink/35',
  brand: 'bg-brand-soft text-brand-ink border-brand-ink/35',
  danger: 'bg-danger-soft text-danger-ink border-danger-ink/35',
  neutral: 'bg-sunken text-muted border-line-strong',
}

export type PillTone = keyof typeof looks

export interface StatusPillProps<Status extends string> {
  readonly label: string
  readonly status: Status
  readonly tone: PillTone
  readonly options: readonly { readonly value: Status; readonly label: string; readonly disabled?: boolean }[]
  /** Not called for the status that is shown already. */
  readonly onChange: (status: Status) => void
  /** A Tailwind width that fits the longest word. */
  readonly width?: string
}

/** A record's status as a coloured pill, from which another can be chosen. */
export function StatusPill<Status extends string>({
  label,
  status,
  tone,
  options,
  onChange,
  width = 'w-30',
}: StatusPillProps<Status>) {
  const { select, isWaiting } = useActingSelect(status, (value) => {
    const chosen = options.find((option) => option.value === value)?.value
    if (chosen !== undefined && chosen !== status) onChange(chosen)
  })
  return (
    <span className="relative inline-block">
      <select
        {...select}
        aria-label={label}
        className={classNames(
          'h-8 pointer-coarse:h-11 appearance-none rounded-full border pr-7 pl-3 text-xs font-semibold print:appearance-none',
          width,
          looks[tone],
        )}
      >
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className="bg-raised text-ink"
          >
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-4 right-2.5 size-3.5 -translate-y-1/2 pointer-coarse:top-5.5 print:hidden"
      />
      <EnterToApply isShown={isWaiting} />
    </span>
  )
}
