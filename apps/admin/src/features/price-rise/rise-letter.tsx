import type { BusinessDate } from '@dustforce/core/schedule'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { ActDialog } from '../../kit/act-dialog.tsx'
import { EmailPreview } from '../../patterns/email-preview.tsx'

export interface RiseLetterProps {
  readonly seriesId: string
  readonly from: BusinessDate
  readonly onClose: () => void
}

/** The letter that a customer would get, as it would be sent. */
export function RiseLetter({ seriesId, from, onClose }: RiseLetterProps) {
  const { rises } = useBackend()
  const { data, error, isFetching } = useQuery({
    queryKey: ['rises', 'letter', from, seriesId],
    queryFn: () => rises.letter(seriesId, from),
  })
  return (
    <ActDialog title="The e-mail" size="lg" cancel="Close" onClose={onClose}>
      <EmailPreview
        email={data ?? null}
        failure={error === null ? undefined : messageOf(error)}
        stale={isFetching}
      />
    </ActDialog>
  )
}
