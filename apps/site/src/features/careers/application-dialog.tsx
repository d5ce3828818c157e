import {
  type ApplicationForm,
  applicationFailedNotice,
  applicationFormProblems,
  applicationNotice,
  applicationSentNotice,
  availableDayOptions,
  availableTimeOptions,
  emptyApplicationForm,
  experienceOptions,
  invalidFileNotice,
} from '@dustforce/office/application'
import { admitSubmission, clientRateLimits } from '@dustforce/office/forms'
import { toast } from '@dustforce/ui/toast-store'
import { useBusiness } from '@dustforce/ui/use-business'
import { useBusy } from '@dustforce/ui/use-busy'
import { useRef, useState } from 'react'
import { messagesInWords, noticeInWords } from '../../language/in-words.ts'
import { siteBackend } from '../../runtime.ts'
import { useAttemptId } from '../../storage/use-attempt-id.ts'
import { ApplicationFormDialog } from './application-form-dialog.tsx'
import { applicantAreas } from './careers-content.ts'
import { type ReadResume, readResume } from './read-resume.ts'
import { sanitized } from './sanitized.ts'

// In memory, for the page's life.
let submissions: readonly number[] = []

const options = {
  experience: experienceOptions,
  days: availableDayOptions,
  times: availableTimeOptions,
}

/** Applying for work, and what becomes of it. */
export function ApplicationDialog({
  open,
  onOpenChange,
}: {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}) {
  const business = useBusiness()
  const [form, setForm] = useState(emptyApplicationForm)
  const [resumeName, setResumeName] = useState<string>()
  // The file that was chosen last, while it is read and afterwards: what is sent waits for it.
  const resume = useRef<Promise<ReadResume | null>>(Promise.resolve(null))
  // A new number empties the file input, which keeps its own value.
  const [fileInput, setFileInput] = useState(0)
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [tries, setTries] = useState(0)
  const attempt = useAttemptId()
  const [sending, run] = useBusy(() =>
    toast({ ...noticeInWords(applicationFailedNotice('other')), variant: 'destructive' }),
  )

  const problems: Partial<Record<keyof ApplicationForm, string>> = messagesInWords(
    applicationFormProblems(form),
  )
  const errors = Object.fromEntries(Object.entries(problems).filter(([field]) => shown.has(field)))

  const change = (changed: Partial<ApplicationForm>) => {
    setForm((current) => ({ ...current, ...sanitized(changed) }))
    // A field that is edited loses its message.
    setShown((fields) => new Set([...fields].filter((field) => !Object.hasOwn(changed, field))))
  }
  const clearFile = () => {
    resume.current = Promise.resolve(null)
    setResumeName(undefined)
    setFileInput((count) => count + 1)
  }
  const chooseFile = async (file: File | undefined) => {
    setResumeName(undefined)
    const reading = file === undefined ? Promise.resolve(null) : readResume(file)
    resume.current = reading
    const read = await reading
    // Another file was chosen while this one was read.
    if (resume.current !== reading || read === null) return
    if (read.ok) {
      setResumeName(read.resume.name)
      return
    }
    clearFile()
    toast({ ...noticeInWords(invalidFileNotice(read.message)), variant: 'destructive' })
  }

  const send = async () => {
    if (sending) return
    const notice = applicationNotice(form)
    if (notice !== null) {
      setShown(new Set(Object.keys(problems)))
      toast({ ...noticeInWords(notice), variant: 'destructive' })
      setTries((before) => before + 1)
      return
    }
    const admitted = admitSubmission(clientRateLimits.application, submissions, Date.now())
    if (!admitted.allowed) {
      toast({ ...noticeInWords(applicationFailedNotice('rate-limit')), variant: 'destructive' })
      return
    }
    await run(async () => {
      const file = await resume.current
      // That it cannot be sent was told.
      if (file?.ok === false) return
      const site = await siteBackend()
      const answer = await site.sendApplication(form, file?.resume ?? null, attempt.current())
      if (!answer.ok) {
        toast({ ...noticeInWords(applicationFailedNotice(answer.failure)), variant: 'destructive' })
        return
      }
      attempt.end()
      submissions = admitted.submissions
      toast({ ...noticeInWords(applicationSentNotice), variant: 'success' })
      setForm(emptyApplicationForm)
      clearFile()
      onOpenChange(false)
    })
  }

  return (
    <ApplicationFormDialog
      open={open}
      onOpenChange={onOpenChange}
      form={form}
      errors={errors}
      tries={tries}
      options={{ ...options, areas: applicantAreas(business) }}
      resumeName={resumeName}
      fileInputKey={fileInput}
      sending={sending}
      onChange={change}
      onLeave={(field) => {
        if (form[field] !== '') setShown((fields) => new Set(fields).add(field))
      }}
      onChooseFile={(file) => void chooseFile(file)}
      onSubmit={() => void send()}
    />
  )
}
