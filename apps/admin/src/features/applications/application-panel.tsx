import { bytesFromBase64, cleanFileName } from '@dustforce/office/application'
import { contractorOfApplicant } from '@dustforce/office/hub'
import type { JobApplication } from '@dustforce/supabase/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { saveFile } from '../../app/save-file.ts'
import { sayNext, warn, warnOf } from '../../app/toasts.tsx'
import { useAction } from '../../app/use-action.ts'
import { ApplicationDetail } from './application-detail.tsx'

export interface ApplicationPanelProps {
  readonly application: JobApplication
  readonly onNotes: (application: JobApplication, notes: string, seen: string) => Promise<void>
}

/** An opened application. */
export function ApplicationPanel({ application, onNotes }: ApplicationPanelProps) {
  const { applications } = useBackend()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [saving, save] = useAction()
  const [downloading, runDownload] = useAction()
  const hire = useMutation({
    mutationFn: () => applications.hire(application.id, contractorOfApplicant(application)),
    onSuccess: (id) =>
      sayNext('Hired', `${application.fullName} is on the roster, off duty until you say otherwise.`, {
        label: 'Open contractor',
        run: () => navigate(`/dashboard/contractors?${new URLSearchParams({ open: id })}`),
      }),
    onError: (failure) => warnOf('Hiring Failed', failure),
    onSettled: () => {
      for (const name of ['applications', 'contractors', 'needs'])
        client.invalidateQueries({ queryKey: [name] })
    },
  })
  const download = async () => {
    try {
      const bytes = bytesFromBase64((await applications.resume(application.id)) ?? '')
      if (bytes === null || bytes.length === 0) warn('Download Failed', 'The resume could not be read.')
      // Never shown in this page: a stranger's file is only handed on.
      else saveFile(cleanFileName(application.resumeFilename ?? 'resume'), 'application/octet-stream', bytes)
    } catch (failure) {
      warnOf('Download Failed', failure)
    }
  }
  return (
    <ApplicationDetail
      application={application}
      saving={saving}
      downloading={downloading}
      hiring={hire.isPending}
      onDownload={() => runDownload(download)}
      onHire={() => hire.mutate()}
      onNotes={async (notes, seen) => {
        await save(() => onNotes(application, notes, seen))
      }}
    />
  )
}
