import {
  availabilityDays,
  availabilityTimes,
  type ContractorForm,
  contractorFormProblems,
  serviceAreaOptions,
  servicesOfferedOptions,
} from '@dustforce/office/contractor'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Dialog } from '@dustforce/ui/dialog'
import { Switch } from '@dustforce/ui/switch'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useKept } from '../../app/use-kept.ts'
import { useDiscardQuestion } from '../../patterns/discard-question.tsx'
import { ComingJobs, type ComingJobsProps } from './coming-jobs.tsx'
import { newMisfits } from './misfits.ts'

export interface ContractorFormDialogProps {
  readonly mode: 'add' | 'edit'
  readonly initial: ContractorForm
  readonly busy: boolean
  readonly comingJobs?: ComingJobsProps['jobs']
  /** Gets a form without problems. */
  readonly onSave: (form: ContractorForm) => void
  readonly onClose: () => void
}

const words = {
  add: { title: 'Add Contractor', submit: 'Add Contractor', busy: 'Adding...' },
  edit: { title: 'Edit Contractor', submit: 'Save Changes', busy: 'Saving...' },
}

/** What it means to go off duty stands below the fold. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** A contractor's profile to fill in. */
export function ContractorFormDialog({
  mode,
  initial,
  busy,
  comingJobs = null,
  onSave,
  onClose,
}: ContractorFormDialogProps) {
  const formId = useId()
  const [form, setForm] = useKept(`contractor ${mode} ${initial.email}`, initial)
  const [tried, setTried] = useState(false)
  const problems = contractorFormProblems(form)
  const error = (field: keyof typeof problems) => (tried ? problems[field] : undefined)
  const set = (change: Partial<ContractorForm>) => setForm({ ...form, ...change })
  const text = (field: TextKey) => ({
    value: form[field],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      set({ [field]: event.target.value }),
  })
  const changed = JSON.stringify(form) !== JSON.stringify(initial)
  const { onOpenChange, question } = useDiscardQuestion(changed, onClose)
  const renamed = mode === 'edit' && form.fullName.trim() !== initial.fullName.trim()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (Object.keys(problems).length === 0) onSave(form)
    else focusFirstProblem(event.currentTarget, problems)
  }
  return (
    <Dialog
      open
      size="lg"
      phone="card"
      onOpenChange={onOpenChange}
      dismissible={!busy}
      title={words[mode].title}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={words[mode].busy}>
            {words[mode].submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-7">
        {renamed ? (
          <ComingJobs
            name={initial.fullName}
            jobs={comingJobs}
            fate={[
              'It gets the new name, and stays with this contractor.',
              'They get the new name, and stay with this contractor.',
            ]}
          />
        ) : null}
        <Section title="Personal Information">
          <TextField
            label="Name"
            name="fullName"
            required
            placeholder="Full name"
            autoComplete="off"
            error={error('fullName')}
            {...text('fullName')}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            required
            placeholder="Email address"
            autoComplete="off"
            error={error('email')}
            {...text('email')}
          />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            required
            placeholder="(xxx) xxx-xxxx"
            autoComplete="off"
            error={error('phone')}
            {...text('phone')}
          />
          <TextField
            label="Address"
            name="address"
            placeholder="Address (optional)"
            autoComplete="off"
            {...text('address')}
          />
        </Section>
        <Section title="Emergency Contact">
          <TextField
            label="Emergency contact name"
            name="emergencyContactName"
            placeholder="Emergency contact name"
            autoComplete="off"
            {...text('emergencyContactName')}
          />
          <TextField
            label="Emergency contact phone"
            name="emergencyContactPhone"
            type="tel"
            placeholder="Emergency contact phone"
            autoComplete="off"
            error={error('emergencyContactPhone')}
            {...text('emergencyContactPhone')}
          />
        </Section>
        <Choices
          title="Service Areas"
          options={serviceAreaOptions}
          chosen={form.serviceAreas}
          onChange={(serviceAreas) => set({ serviceAreas })}
        />
        <Choices
          title="Services Offered"
          options={servicesOfferedOptions}
          chosen={form.servicesOffered}
          onChange={(servicesOffered) => set({ servicesOffered })}
        />
        <div className="grid gap-4">
          <Choices
            title="Availability: days"
            options={availabilityDays}
            chosen={form.days}
            onChange={(days) => set({ days })}
          />
          <Choices
            title="Availability: times"
            options={availabilityTimes}
            chosen={form.times}
            onChange={(times) => set({ times })}
          />
        </div>
        <Section title="Additional Details">
          <TextArea
            label="Equipment"
            name="equipment"
            rows={2}
            placeholder="Describe equipment available (optional)"
            {...text('equipment')}
          />
          <TextArea
            label="Pay details"
            name="payDetails"
            rows={2}
            placeholder="Describe pay structure or preferences (optional)"
            {...text('payDetails')}
          />
          <TextArea
            label="Notes"
            name="notes"
            rows={2}
            className="sm:col-span-2"
            placeholder="Notes (optional)"
            {...text('notes')}
          />
        </Section>
        <section>
          <ComingJobs
            className="mb-6"
            name={initial.fullName}
            jobs={mode === 'edit' && comingJobs !== null ? newMisfits(comingJobs, initial, form) : null}
            fate={[
              'It is outside the days, times or areas chosen above, and stays so until it is given to somebody else.',
              'They are outside the days, times or areas chosen above, and stay so until they are given to somebody else.',
            ]}
          />
          <h3 className="pb-3 text-base font-semibold">Status</h3>
          <Switch
            label={form.onDuty ? 'On Duty' : 'Off Duty'}
            hint="Set whether this contractor is currently on duty or off duty"
            checked={form.onDuty}
            onChange={(event) => set({ onDuty: event.target.checked })}
          />
          {initial.onDuty && !form.onDuty ? (
            <div ref={intoView} className="pt-3">
              <ComingJobs
                name={initial.fullName}
                jobs={comingJobs}
                fate={[
                  'It stays so: give it to somebody else on the schedule.',
                  'They stay so: give them to somebody else on the schedule.',
                ]}
              />
            </div>
          ) : null}
        </section>
      </form>
      {question}
    </Dialog>
  )
}

type TextKey = {
  [K in keyof ContractorForm]: ContractorForm[K] extends string ? K : never
}[keyof ContractorForm]

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="pb-3 text-base font-semibold">{title}</h3>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </section>
  )
}

function Choices({
  title,
  options,
  chosen,
  onChange,
}: {
  readonly title: string
  readonly options: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  // What an older profile holds beside today's options must not get lost by saving.
  const all = [...options, ...chosen.filter((word) => !options.includes(word))]
  return (
    <fieldset>
      <legend className="pb-3 text-base font-semibold">{title}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
        {all.map((option) => (
          <Checkbox
            key={option}
            label={<span className="text-sm">{option}</span>}
            checked={chosen.includes(option)}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? all.filter((word) => word === option || chosen.includes(word))
                  : chosen.filter((word) => word !== option),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function focusFirstProblem(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string | undefined>>,
): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && problems[element.name] !== undefined) {
      element.focus()
      return
    }
  }
}
