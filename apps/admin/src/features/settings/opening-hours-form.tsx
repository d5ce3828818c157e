import type { SchedulePolicy } from '@dustforce/core/schedule'
import { parsePolicy } from '@dustforce/core/schedule/schema'
import { FieldError } from '@dustforce/ui/field-error'
import { TextField } from '@dustforce/ui/text-field'
import { useState } from 'react'
import { SaveButton } from '../../kit/save-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import {
  type PolicyTexts,
  policyIssues,
  policyNumbers,
  policyTexts,
  typedPolicy,
  weekdays,
} from './policy-form.ts'

export interface OpeningHoursFormProps {
  /** The last published one. */
  readonly policy: SchedulePolicy
  readonly busy: boolean
  readonly onSave: (policy: SchedulePolicy) => void
}

/** When jobs can start on each day of the week, and what customers may do until when. */
export function OpeningHoursForm({ policy, busy, onSave }: OpeningHoursFormProps) {
  const [begun] = useState(() => policyTexts(policy))
  const form = useForm<PolicyTexts>({
    ...{ keep: 'opening hours', shows: 'at once', busy },
    initial: begun,
    check: (texts) => policyIssues(typedPolicy(policy, texts, begun)),
    onSave: (texts) => {
      const read = parsePolicy(typedPolicy(policy, texts, begun))
      if (read.ok) onSave(read.value)
    },
  })
  const rules = policy.cancellation ?? []
  const shown = new Set(Object.keys(form.values))
  const others = Object.entries(form.problems).filter(([path]) => !shown.has(path))
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {weekdays.map(({ path, label }) => (
          <TextField key={path} size="sm" label={label} placeholder="Closed" {...form.text(path)} />
        ))}
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {policyNumbers.map(({ path, label }) => (
          <TextField key={path} size="sm" label={label} inputMode="numeric" {...form.text(path)} />
        ))}
      </div>
      {rules.map((rule, index) => (
        <div key={rule.hoursBefore} className="grid items-end gap-3 sm:grid-cols-2">
          <TextField
            size="sm"
            label="Canceled up to so many hours before"
            inputMode="numeric"
            {...form.text(`cancellation.${index}.hoursBefore`)}
          />
          <TextField
            size="sm"
            label="gives back so many percent"
            inputMode="numeric"
            {...form.text(`cancellation.${index}.refundPercent`)}
          />
        </div>
      ))}
      {others.map(([path, problem]) => (
        <FieldError key={path}>{problem}</FieldError>
      ))}
      <SaveButton busy={form.busy} disabled={!form.isChanged || !form.isRight}>
        Publish hours and terms
      </SaveButton>
    </form>
  )
}
