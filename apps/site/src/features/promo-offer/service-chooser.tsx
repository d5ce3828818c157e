import { Dialog } from '@dustforce/ui/dialog'
import { ChevronRight } from 'lucide-react'
import * as words from './words.en.ts'

interface ServiceChooserProps<S extends string> {
  readonly open: boolean
  /** `from` is formatted: '$160'. */
  readonly services: readonly {
    readonly id: S
    readonly name: string
    readonly description: string
    readonly from: string
  }[]
  readonly onChoose: (service: S) => void
  readonly onDismiss: () => void
}

/** Asks which service to book. */
export function ServiceChooser<S extends string>({
  open,
  services,
  onChoose,
  onDismiss,
}: ServiceChooserProps<S>) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onDismiss()
      }}
      phone="card"
      title={words.chooseService}
    >
      <ul className="grid gap-3">
        {services.map(({ id, name, description, from }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="grid w-full grid-cols-[1fr_auto_auto] items-center gap-4 rounded-lg border border-line-strong bg-surface px-5 py-4 text-left hover:border-brand hover:bg-wash"
            >
              <span className="grid gap-0.5">
                <span className="font-semibold">{name}</span>
                <span className="text-sm text-muted">{description}</span>
              </span>
              <span className="text-sm text-muted">
                {words.from} <span className="text-lg font-semibold text-ink">{from}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
