import { bytesFromBase64, cleanFileName } from '@dustforce/core/application'
import type { JobApplication } from '@dustforce/supabase/admin'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { saveFile } from '../../app/save-file.ts'
import { warn, warnOf } from '../../app/toasts.tsx'
import { ApplicationDetail } from './application-detail.tsx'

export interface ApplicationPanelProps {
  readonly application: JobApplication
  readonly onNotes: (application: JobApplication, notes: string) => Promise<void>
}

/** An opened application. */
export function ApplicationPanel({ application, onNotes }: ApplicationPanelProps) {
  const { applications } = useBackend()
  const [saving, setSaving] = useState(false)
  const [downloading, setDownloading] = useState(false)
  const download = async () => {
    setDownloading(true)
    try {
      const bytes = bytesFromBase64((await applications.resume(application.id)) ?? '')
      if (bytes === null || bytes.length === 0) warn('Download Failed', 'The resume could not be read.')
      // Never shown in this page: a stranger's file is only handed on.
      else saveFile(cleanFileName(application.resumeFilename ?? 'resume'), 'application/octet-stream', bytes)
    } catch (failure) {
      warnOf('Download Failed', failure)
    }
    setDownloading(false)
  }
  return (
    <ApplicationDetail
      application={application}
      saving={saving}
      downloading={downloading}
      onDownload={download}
      onNotes={async (notes) => {
        setSaving(true)
        await onNotes(application, notes)
        setSaving(false)
      }}
    />
  )
}
