import { classNames } from '@dustforce/ui/class-names'
import { IconButton } from '@dustforce/ui/icon-button'
import { ChevronRight } from 'lucide-react'

export interface RowToggleProps {
  /** The words for what is shown and hidden, as in 'Show the inquiry from Ada'. */
  readonly what: string
  readonly expanded: boolean
  readonly className?: string | undefined
  readonly onToggle: () => void
}

/** Opens a row of a list, and closes it. */
export function RowToggle({ what, expanded, className, onToggle }: RowToggleProps) {
  return (
    <IconButton
      size="sm"
      label={`${expanded ? 'Hide' : 'Show'} ${what}`}
      aria-expanded={expanded}
      icon={
        <ChevronRight
          aria-hidden="true"
          className={classNames('size-4 transition-transform', expanded && 'rotate-90')}
        />
      }
      className={className}
      onClick={onToggle}
    />
  )
}

/** For a toggle beside the checkbox of its row. */
export const smallToggle = '!size-8 !min-h-8 pointer-coarse:!size-11'
