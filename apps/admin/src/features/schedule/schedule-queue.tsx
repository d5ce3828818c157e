import type { BusinessDate } from '@dustforce/core/schedule'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { useNow } from '../../app/use-now.ts'
import { useChange } from '../../kit/use-change.ts'
import { QueueList } from './queue-list.tsx'

const waitingKey = ['waiting'] as const

/** The queue for the days that the schedule shows, joined to the data. */
export default function ScheduleQueue({
  from,
  to,
}: {
  readonly from: BusinessDate
  readonly to: BusinessDate
}) {
  const { waiting } = useBackend()
  const now = useNow()
  const wishes = useQuery({ queryKey: [...waitingKey, from, to], queryFn: () => waiting.between(from, to) })
  const remove = useChange(waiting.remove, {
    done: ['Taken out of the queue', 'What was held goes to the next.'],
    failed: 'The wish was not removed',
    reads: [waitingKey],
  })
  return (
    <QueueList
      wishes={wishes.data ?? []}
      range={{ from, to }}
      now={now}
      busy={remove.busy ? remove.value : undefined}
      onRemove={remove.run}
    />
  )
}
