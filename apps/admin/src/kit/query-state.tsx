import { ErrorState } from '@dustforce/ui/error-state'
import { Said } from '@dustforce/ui/said'
import { Skeleton } from '@dustforce/ui/skeleton'
import type { ReactNode } from 'react'
import { messageOf } from '../app/failure.ts'

/** The data that is read, as TanStack Query hands it over. */
export interface Reading<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

export interface QueryStateProps<Data> {
  readonly query: Reading<Data>
  /** The words for what is read, as in 'Loading the limits...'. */
  readonly what: string
  /** The first words of a failure. */
  readonly failed?: string | undefined
  /** The placeholder that stands there meanwhile: the size of a grey box, or the words alone. */
  readonly loading?: `h-${string}` | 'words' | undefined
  readonly children: (data: Data) => ReactNode
}

/** Shows what was read, or that it is being read, or that it could not be. */
export function QueryState<Data>({
  query,
  what,
  failed = `Failed to load ${what}`,
  loading = 'h-10 w-full max-w-sm',
  children,
}: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return <ErrorState title={`${failed}: ${messageOf(query.error)}`} onRetry={() => query.refetch()} />
  if (loading === 'words') return <Said className="py-10 text-center text-muted">Loading {what}...</Said>
  return (
    <div role="status">
      <span className="sr-only">Loading {what}...</span>
      <Skeleton className={loading} />
    </div>
  )
}
