import { displayStatuses, displayStatusLabel } from '@dustforce/core/booking'
import { RotateCcw } from 'lucide-react'
import { Button } from '../primitives/button.tsx'
import { Select } from '../primitives/select.tsx'
import { TextField } from '../primitives/text-field.tsx'
import { serviceOptions } from './booking-words.ts'
import { SearchBox } from './search-box.tsx'

/** What the fields of the filter bar hold; an empty text narrows nothing. */
export interface BookingFilterValues {
  readonly search: string
  readonly status: string
  readonly serviceType: string
  readonly dateFrom: string
  readonly dateTo: string
  readonly assignedCleaner: string
  readonly newBookings: boolean
}

export interface BookingFilterBarProps {
  readonly values: BookingFilterValues
  readonly cleaners: readonly string[]
  /** Toronto's date, 'yyyy-MM-dd'. */
  readonly today: string
  readonly onChange: (change: Partial<BookingFilterValues>) => void
  readonly onReset: () => void
}

const statusOptions = displayStatuses.map((value) => ({
  value,
  label: displayStatusLabel(value),
}))

/** What the list of bookings is narrowed to. Admin spec, section 2. */
export function BookingFilterBar({ values, cleaners, today, onChange, onReset }: BookingFilterBarProps) {
  const isToday = values.dateFrom === today && values.dateTo === today
  const isAll = values.status === '' && values.dateFrom === '' && values.dateTo === '' && !values.newBookings
  const names =
    values.assignedCleaner === '' || cleaners.includes(values.assignedCleaner)
      ? cleaners
      : [...cleaners, values.assignedCleaner]
  return (
    <search className="grid gap-3 pb-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label="Search bookings"
          placeholder="Search bookings (name, email, address, ID)…"
          value={values.search}
          onSearch={(search) => onChange({ search })}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={isAll ? 'primary' : 'secondary'}
            aria-pressed={isAll}
            onClick={() => onChange({ status: '', dateFrom: '', dateTo: '', newBookings: false })}
          >
            All Bookings
          </Button>
          <Button
            size="sm"
            variant={isToday ? 'primary' : 'secondary'}
            aria-pressed={isToday}
            onClick={() => onChange({ dateFrom: today, dateTo: today, newBookings: false })}
          >
            Today's Bookings
          </Button>
          <Button
            size="sm"
            variant={values.newBookings ? 'primary' : 'secondary'}
            aria-pressed={values.newBookings}
            onClick={() => onChange({ newBookings: !values.newBookings })}
          >
            New
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-3 xl:flex xl:flex-wrap">
        <Select
          size="sm"
          label="Status"
          className="xl:w-36"
          placeholder="All statuses"
          options={statusOptions}
          value={values.status}
          onChange={(event) => onChange({ status: event.target.value })}
        />
        <Select
          size="sm"
          label="Service"
          className="xl:w-44"
          placeholder="All services"
          options={serviceOptions}
          value={values.serviceType}
          onChange={(event) => onChange({ serviceType: event.target.value })}
        />
        <Select
          size="sm"
          label="Cleaner"
          className="xl:w-44"
          placeholder="All cleaners"
          options={names.map((name) => ({ value: name, label: name }))}
          value={values.assignedCleaner}
          onChange={(event) => onChange({ assignedCleaner: event.target.value })}
        />
        <TextField
          size="sm"
          type="date"
          label="From"
          className="xl:w-40"
          max={values.dateTo === '' ? undefined : values.dateTo}
          value={values.dateFrom}
          onChange={(event) => onChange({ dateFrom: event.target.value })}
        />
        <TextField
          size="sm"
          type="date"
          label="To"
          className="xl:w-40"
          min={values.dateFrom === '' ? undefined : values.dateFrom}
          value={values.dateTo}
          onChange={(event) => onChange({ dateTo: event.target.value })}
        />
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={onReset}
        >
          Reset
        </Button>
      </div>
    </search>
  )
}
