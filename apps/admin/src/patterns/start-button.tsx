import type { startNote } from '@dustforce/office/hub'
import { Play, Undo2 } from 'lucide-react'
import { ActButton } from '../kit/act-button.tsx'

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
    <ActButton icon={Icon} onClick={() => onStarted(isStart)}>
      {isStart ? 'Mark as Started' : 'Not Started Yet'}
    </ActButton>
  )
}
