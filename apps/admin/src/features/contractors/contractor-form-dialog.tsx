import {
  availabilityDays,
  availabilityTimes,
  type ContractorForm,
  contractorFormProblems,
  rosterArea,
  servicesOffered,
  workAreas,
} from '@dustforce/office/contractor'
import careers from '@dustforce/office/texts/careers.en.json'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Switch } from '@dustforce/ui/switch'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'
import { FormDialog } from '../../kit/form-dialog.tsx'
import { useForm } from '../../kit/use-form.ts'
import { ComingJobs, type ComingJobsProps } from './coming-jobs.tsx'
import { newScheduleConflicts } from './schedule-conflicts.ts'

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
  add: { title: 'Add Contractor', act: 'Add Contractor', busyLabel: 'Adding...' },
  edit: { title: 'Edit Contractor', act: 'Save Changes', busyLabel: 'Saving...' },
}

/** Scrolls into view what it means to go off duty, which stands below the fold. */
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
  const { company, priceBook } = useBusiness()
  const form = useForm({
    ...{ keep: `contractor ${mode} ${initial.email}`, initial, busy, onSave },
    check: contractorFormProblems,
  })
  const { values } = form
  const renamed = mode === 'edit' && values.fullName.trim() !== initial.fullName.trim()
  return (
    <FormDialog {...words[mode]} form={form} size="lg" phone="card" className="grid gap-7" onClose={onClose}>
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
          required
          placeholder="Full name"
          autoComplete="off"
          {...form.text('fullName')}
        />
        <TextField
          label="Email"
          type="email"
          required
          placeholder="Email address"
          autoComplete="off"
          {...form.text('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          required
          placeholder="(xxx) xxx-xxxx"
          autoComplete="off"
          {...form.text('phone')}
        />
        <TextField
          label="Address"
          placeholder="Address (optional)"
          autoComplete="off"
          {...form.text('address')}
        />
      </Section>
      <Section title="Emergency Contact">
        <TextField
          label="Emergency contact name"
          placeholder="Emergency contact name"
          autoComplete="off"
          {...form.text('emergencyContactName')}
        />
        <TextField
          label="Emergency contact phone"
          type="tel"
          placeholder="Emergency contact phone"
          autoComplete="off"
          {...form.text('emergencyContactPhone')}
        />
      </Section>
      <Choices
        title="Service Areas"
        options={workAreas(company, careers.areas).map(rosterArea)}
        {...form.field('serviceAreas')}
      />
      <Choices
        title="Services Offered"
        options={servicesOffered(priceBook)}
        {...form.field('servicesOffered')}
      />
      <div className="grid gap-4">
        <Choices title="Availability: days" options={availabilityDays} {...form.field('days')} />
        <Choices title="Availability: times" options={availabilityTimes} {...form.field('times')} />
      </div>
      <Section title="Additional Details">
        <TextArea
          label="Equipment"
          rows={2}
          placeholder="Describe equipment available (optional)"
          {...form.text('equipment')}
        />
        <TextArea
          label="Pay details"
          rows={2}
          placeholder="Describe pay structure or preferences (optional)"
          {...form.text('payDetails')}
        />
        <TextArea
          label="Notes"
          rows={2}
          className="sm:col-span-2"
          placeholder="Notes (optional)"
          {...form.text('notes')}
        />
      </Section>
      <section>
        <ComingJobs
          className="mb-6"
          name={initial.fullName}
          jobs={
            mode === 'edit' && comingJobs !== null
              ? newScheduleConflicts(comingJobs, initial, values, company)
              : null
          }
          fate={[
            'It is outside the days, times or areas chosen above, until you give it to someone else.',
            'They are outside the days, times or areas chosen above, until you give them to someone else.',
          ]}
        />
        <h3 className="pb-3 text-base font-semibold">Status</h3>
        <Switch
          label={values.onDuty ? 'On Duty' : 'Off Duty'}
          hint="Set whether this contractor is currently on duty or off duty"
          {...form.tick('onDuty')}
        />
        {initial.onDuty && !values.onDuty ? (
          <div ref={intoView} className="pt-3">
            <ComingJobs
              name={initial.fullName}
              jobs={comingJobs}
              fate={[
                'It stays assigned: give it to someone else on the schedule.',
                'They stay assigned: give them to someone else on the schedule.',
              ]}
            />
          </div>
        ) : null}
      </section>
    </FormDialog>
  )
}

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
  value: chosen,
  onChange,
}: {
  readonly title: string
  readonly options: readonly string[]
  readonly value: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  // The options that an older profile holds beside today's must not get lost by saving.
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
