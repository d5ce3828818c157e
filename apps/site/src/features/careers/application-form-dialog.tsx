import { maxTextLength } from '@dustforce/core/validation'
import { type ApplicationForm, resumeExtensions } from '@dustforce/office/application'
import { sentence } from '@dustforce/office/language'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Dialog } from '@dustforce/ui/dialog'
import { ErrorSummary } from '@dustforce/ui/error-summary'
import { Field } from '@dustforce/ui/field'
import { Select } from '@dustforce/ui/select'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { FileText } from 'lucide-react'
import { type TextName, textOf } from '../../patterns/text-of.ts'
import { PillChoices } from './pill-choices.tsx'
import * as words from './words.en.ts'

type ApplicationField = keyof ApplicationForm

interface ApplicationFormDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly form: ApplicationForm
  readonly errors: Partial<Record<ApplicationField, string>>
  /** The number of times that the form was refused. */
  readonly tries?: number
  readonly options: {
    readonly experience: readonly string[]
    readonly days: readonly string[]
    readonly times: readonly string[]
    readonly areas: readonly string[]
  }
  /** The chosen file, as it will be sent. */
  readonly resumeName: string | undefined
  /** A new key empties the file input. */
  readonly fileInputKey: number
  readonly sending: boolean
  readonly onChange: (change: Partial<ApplicationForm>) => void
  readonly onLeave: (field: ApplicationField) => void
  readonly onChooseFile: (file: File | undefined) => void
  readonly onSubmit: () => void
}

const whyId = 'application-not-yet'
const formId = 'application-form'

/** The job application. The button looks disabled until the consent is given; a press before that is told what is missing. */
export function ApplicationFormDialog(props: ApplicationFormDialogProps) {
  const { company } = useBusiness()
  const { open, onOpenChange, form, errors, options, sending, onChange, onSubmit } = props
  const text = (name: TextName<ApplicationForm>) => ({ id: `application-${name}`, ...textOf(props, name) })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={words.join}
      description={words.fiveMinutes}
      footer={
        <>
          {form.consentToContact ? null : (
            <p id={whyId} className="text-sm sm:mr-auto">
              {words.agreeFirst}
            </p>
          )}
          <Button
            type="submit"
            form={formId}
            size="lg"
            className="max-sm:w-full"
            busy={sending}
            busyLabel={words.sending}
            {...(!form.consentToContact && { 'aria-disabled': true, 'aria-describedby': whyId })}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <ErrorSummary tries={props.tries ?? 0} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.fullName}
            required
            autoComplete="name"
            maxLength={100}
            className="sm:col-span-2"
            {...text('fullName')}
          />
          <TextField
            label={words.email}
            required
            type="email"
            autoComplete="email"
            maxLength={100}
            {...text('email')}
          />
          <TextField
            label={words.phone}
            required
            type="tel"
            autoComplete="tel"
            maxLength={25}
            {...text('phone')}
          />
        </div>
        <Select
          label={words.experience}
          optional
          placeholder={words.select}
          options={options.experience.map((value) => ({ value, label: sentence(value) }))}
          {...text('experience')}
        />
        <PillChoices
          legend={words.days}
          options={options.days}
          chosen={form.availableDays}
          onChange={(availableDays) => onChange({ availableDays })}
        />
        <PillChoices
          legend={words.times}
          options={options.times}
          chosen={form.availableTimes}
          onChange={(availableTimes) => onChange({ availableTimes })}
        />
        <PillChoices
          legend={words.areas}
          options={options.areas}
          chosen={form.serviceAreas}
          onChange={(serviceAreas) => onChange({ serviceAreas })}
        />
        <TextArea label={words.message} optional limit={maxTextLength} {...text('message')} />
        <ResumeField {...props} />
        <Checkbox
          id="application-consentToContact"
          label={words.consent(company.name)}
          checked={form.consentToContact}
          error={errors.consentToContact}
          onChange={(event) => onChange({ consentToContact: event.target.checked })}
        />
      </form>
    </Dialog>
  )
}

function ResumeField({ resumeName, fileInputKey, onChooseFile }: ApplicationFormDialogProps) {
  return (
    <Field label={words.resume} optional hint={words.resumeHint}>
      {(control) => (
        <div className="grid gap-2">
          <input
            {...control}
            key={fileInputKey}
            type="file"
            accept={resumeExtensions.join(',')}
            onChange={(event) => onChooseFile(event.target.files?.[0])}
            className="block w-full rounded-md border border-line-strong bg-surface text-sm file:mr-4 file:min-h-11 file:border-0 file:bg-wash file:px-4 file:font-semibold file:text-ink"
          />
          <p role="status" className="flex items-center gap-2 text-sm text-muted">
            {resumeName === undefined ? null : (
              <>
                <FileText aria-hidden className="size-4" /> {words.willBeSent(resumeName)}
              </>
            )}
          </p>
        </div>
      )}
    </Field>
  )
}
