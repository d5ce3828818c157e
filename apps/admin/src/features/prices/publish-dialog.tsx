import type { PriceBook } from '@dustforce/core/catalogue'
import { addDays, businessDateOf, instantOf, isBusinessDate } from '@dustforce/core/schedule'
import { nextVersion } from '@dustforce/office/prices'
import type { PublishOrder } from '@dustforce/supabase/admin'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { TextField } from '@dustforce/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useBackend, useClock } from '../../app/app-context.tsx'
import { DateField } from '../../kit/date-field.tsx'
import { FormDialog } from '../../kit/form-dialog.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useForm } from '../../kit/use-form.ts'
import { ChangeList } from '../../patterns/published/change-list.tsx'
import type { Draft } from '../../patterns/published/use-draft.ts'
import type { PriceRules } from './price-rules.ts'
import { WhatIf } from './what-if.tsx'

export interface PublishDialogProps {
  readonly draft: Draft<PriceBook>
  readonly policy: PriceRules['policy']
  /** The versions that were published. */
  readonly taken: readonly string[]
  readonly busy: boolean
  readonly onPublish: (order: PublishOrder<PriceBook>) => void
  readonly onClose: () => void
}

/** The number of days back within which bookings are compared. */
const days = 90

interface Publication {
  readonly when: 'now' | 'day'
  readonly day: string
  readonly note: string
}

/** Shows what changes and what it would have meant, and asks from when it holds. */
export function PublishDialog({ draft, policy, taken, busy, onPublish, onClose }: PublishDialogProps) {
  const { prices } = useBackend()
  const clock = useClock()
  const today = businessDateOf(clock(), policy.zone)
  const tomorrow = addDays(today, 1)
  const query = useQuery({
    queryKey: ['prices', 'bookings', today],
    queryFn: () => prices.bookingsSince(clock() - days * 24 * 60 * 60_000),
  })
  const { version } = draft.document
  const name = taken.includes(version) ? nextVersion(version, taken) : version
  const form = useForm<Publication>({
    keep: 'publication of prices',
    initial: { when: 'now', day: tomorrow, note: draft.note },
    check: ({ when, day }) => ({
      day:
        when === 'day' && !(isBusinessDate(day) && day >= tomorrow)
          ? 'Choose a day from tomorrow on.'
          : undefined,
    }),
    busy,
    onSave: ({ when, day, note }) =>
      onPublish({
        document: { ...draft.document, version: name },
        basedOn: draft.of.id,
        holdsFrom: when === 'day' && isBusinessDate(day) ? instantOf(day, 0, policy.zone) : clock(),
        note: note.trim(),
      }),
  })
  return (
    <FormDialog
      form={form}
      size="lg"
      title="Publish prices"
      description={`Version ${name}. Customers who are filling in a form pay what it shows, for two hours.`}
      act="Publish"
      busyLabel="Publishing..."
      onClose={onClose}
    >
      <ChangeList numeric changes={draft.changes} />
      <section className="grid gap-2">
        <h3 className="text-sm font-semibold">What the bookings of the last {days} days would have cost</h3>
        <QueryState query={query} what="bookings" loading="h-24">
          {(bookings) => (
            <WhatIf before={draft.of.document} after={draft.document} bookings={bookings} policy={policy} />
          )}
        </QueryState>
      </section>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceGroup
          legend="They hold"
          look="segments"
          options={[
            { value: 'now', label: 'At once' },
            { value: 'day', label: 'From a day on' },
          ]}
          {...form.field('when')}
        />
        {form.values.when === 'day' ? (
          <DateField label="First day" required min={tomorrow} {...form.field('day')} />
        ) : null}
      </div>
      <TextField label="Note" optional maxLength={300} placeholder="Winter prices" {...form.text('note')} />
    </FormDialog>
  )
}
