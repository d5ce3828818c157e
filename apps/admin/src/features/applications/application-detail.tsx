import type { JobApplication } from '@dustforce/supabase/admin'
import { buttonLook } from '@dustforce/ui/button-look'
import { useBusiness } from '@dustforce/ui/use-business'
import { Download, Mail, UserPlus } from 'lucide-react'
import { ActButton } from '../../kit/act-button.tsx'
import { Facts } from '../../kit/facts.tsx'
import { NoteForm } from '../../kit/note-form.tsx'

export interface ApplicationDetailProps {
  readonly application: JobApplication
  readonly saving: boolean
  readonly downloading: boolean
  readonly hiring: boolean
  readonly onDownload: () => void
  /** Puts the applicant on the roster. */
  readonly onHire: () => void
  readonly onNotes: (notes: string, seen: string) => void
}

/** An application in full, its resume, and what staff note about it. */
export function ApplicationDetail({
  application,
  saving,
  downloading,
  hiring,
  onDownload,
  onHire,
  onNotes,
}: ApplicationDetailProps) {
  const { company } = useBusiness()
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div className="grid content-start gap-4">
        <Facts
          all
          facts={[
            ['Days', application.availableDays.join(', ')],
            ['Times', application.availableTimes.join(', ')],
            ['Areas', application.serviceAreas.join(', ')],
            ['Resume', application.resumeFilename],
            [
              'Message',
              application.message === null ? null : (
                <span key="message" className="whitespace-pre-wrap">
                  {application.message}
                </span>
              ),
            ],
          ]}
        />
        <div className="flex flex-wrap gap-2">
          {application.resumeFilename === null ? null : (
            <ActButton busy={downloading} busyLabel="Downloading..." icon={Download} onClick={onDownload}>
              Download resume
            </ActButton>
          )}
          {application.status === 'hired' ? null : (
            <ActButton variant="primary" busy={hiring} busyLabel="Hiring..." icon={UserPlus} onClick={onHire}>
              Hire as contractor
            </ActButton>
          )}
          <a
            href={`mailto:${application.email}?subject=${encodeURIComponent(`Your application to ${company.name}`)}`}
            className={buttonLook({ variant: 'secondary', size: 'sm' })}
          >
            <Mail aria-hidden="true" className="size-4" />
            Email applicant
          </a>
        </div>
      </div>
      <NoteForm
        of={`application ${application.id}`}
        note={application.adminNotes ?? ''}
        rows={5}
        busy={saving}
        onSave={onNotes}
      />
    </div>
  )
}
