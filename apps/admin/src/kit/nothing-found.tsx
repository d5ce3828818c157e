import { Button } from '@dustforce/ui/button'
import { EmptyState } from '@dustforce/ui/empty-state'
import { focusSearch } from '../app/focus-search.ts'

export interface NothingFoundProps {
  readonly title: string
  readonly hint?: string | undefined
  /** Whether something was searched for, which can be cleared. */
  readonly searched: boolean
  readonly onClear: () => void
}

/** An empty list, with the way back to all of it; focus goes to the search field, because the button goes away. */
export function NothingFound({ title, hint, searched, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      hint={hint}
      action={
        searched ? (
          <Button
            variant="secondary"
            onClick={() => {
              onClear()
              focusSearch()
            }}
          >
            Clear search
          </Button>
        ) : undefined
      }
    />
  )
}
