import { ActButton } from './act-button.tsx'
export interface ShowMoreProps {
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
}

/** Loads the next rows of a list; nothing when all are there. */
export function ShowMore({ list }: ShowMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <div className="pt-4 text-center">
      <ActButton busy={list.isFetchingNextPage} busyLabel="Loading..." onClick={() => list.fetchNextPage()}>
        Show more
      </ActButton>
    </div>
  )
}
