import type { startNote } from '@dustforce/office/hub'
import { Button } from '@dustforce/ui/button'
import { Play, Undo2 } from 'lucide-react'

/** Notes that a job has begun, or that it has not after all. */
export function StartButton({
  note,
  onStarted,
}: {
  readonly note: NonNullable<ReturnType<typeof startNote>>
  readonly onStarted: (started: boolean) => void
}) {
  const isStart = note === 'started'
  const Icon = isStart ? Play : Undo2
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => onStarted(isStart)}
    >
      {isStart ? 'Mark as Started' : 'Not Started Yet'}
    </Button>
  )
}
