import { bytesFromBase64, cleanFileName } from '@dustforce/office/application'
import { contractorOfApplicant } from '@dustforce/office/hub'
import type { JobApplication } from '@dustforce/supabase/admin'
import { useNavigate } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { saveFile } from '../../app/save-file.ts'
import { toast } from '../../app/toasts.tsx'
import { useAction } from '../../app/use-action.ts'
import { useChange } from '../../kit/use-change.ts'
import { ApplicationDetail } from './application-detail.tsx'

export interface ApplicationPanelProps {
  readonly application: JobApplication
  readonly onNotes: (application: JobApplication, notes: string, seen: string) => Promise<void>
}

/** An opened application. */
export function ApplicationPanel({ application, onNotes }: ApplicationPanelProps) {
  const { applications } = useBackend()
  const navigate = useNavigate()
  const [saving, save] = useAction()
  const [downloading, runDownload] = useAction()
  const hire = useChange(() => applications.hire(application.id, contractorOfApplicant(application)), {
    failed: 'Hiring Failed',
    reads: [['applications'], ['contractors'], ['needs']],
    onDone: (_, id) =>
      toast.next('Hired', `${application.fullName} is on the roster, off duty until you say otherwise.`, {
        label: 'Open contractor',
        run: () => navigate(`/dashboard/contractors?${new URLSearchParams({ open: id })}`),
      }),
  })
  const download = async () => {
    try {
      const bytes = bytesFromBase64((await applications.resume(application.id)) ?? '')
      if (bytes === null || bytes.length === 0)
        toast.error('Download Failed', 'The resume could not be read.')
      // Never shown in this page: a stranger's file is only handed on.
      else saveFile(cleanFileName(application.resumeFilename ?? 'resume'), 'application/octet-stream', bytes)
    } catch (failure) {
      toast.failure('Download Failed', failure)
    }
  }
  return (
    <ApplicationDetail
      application={application}
      saving={saving}
      downloading={downloading}
      hiring={hire.busy}
      onDownload={() => runDownload(download)}
      onHire={() => hire.run()}
      onNotes={async (notes, seen) => {
        await save(() => onNotes(application, notes, seen))
      }}
    />
  )
}
