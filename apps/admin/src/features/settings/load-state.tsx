import { ErrorState } from '@dustforce/ui/error-state'
import { Skeleton } from '@dustforce/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../app/failure.ts'

export interface LoadStateProps<T> {
  readonly query: UseQueryResult<T>
  readonly what: string
  readonly children: (data: T) => ReactNode
}

/** Shows what was loaded, or that it is being loaded, or that it could not be. */
export function LoadState<T>({ query, what, children }: LoadStateProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <ErrorState
        title={`Failed to load ${what}: ${messageOf(query.error)}`}
        onRetry={() => {
          query.refetch()
        }}
      />
    )
  }
  return (
    <div role="status">
      <span className="sr-only">Loading {what}...</span>
      <Skeleton className="h-10 w-full max-w-sm" />
    </div>
  )
}
