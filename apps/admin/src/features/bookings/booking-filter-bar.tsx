import { displayStatuses, displayStatusLabel } from '@dustforce/office/booking'
import { Button } from '@dustforce/ui/button'
import { Select } from '@dustforce/ui/select'
import { RotateCcw, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { DateField } from '../../patterns/date-field.tsx'
import { SearchBox } from '../../patterns/search-box.tsx'
import { serviceOptions } from './booking-words.ts'

/** What the fields of the filter bar hold; an empty text narrows nothing. */
export interface BookingFilterValues {
  readonly search: string
  readonly status: string
  readonly serviceType: string
  readonly dateFrom: string
  readonly dateTo: string
  readonly assignedCleaner: string
  readonly newBookings: boolean
  /** Only paid bookings that nobody is assigned to. */
  readonly needsCleaner: boolean
}

const noFilters: BookingFilterValues = {
  search: '',
  status: '',
  serviceType: '',
  dateFrom: '',
  dateTo: '',
  assignedCleaner: '',
  newBookings: false,
  needsCleaner: false,
}

export interface BookingFilterBarProps {
  readonly values: BookingFilterValues
  readonly cleaners: readonly string[]
  /** Toronto's date, 'yyyy-MM-dd'. */
  readonly today: string
  readonly onChange: (change: Partial<BookingFilterValues>) => void
  readonly onReset: () => void
  /** What the list is ordered by, for a phone, where no column has a heading. */
  readonly order?: ReactNode
}

const statusOptions = displayStatuses.map((value) => ({
  value,
  label: displayStatusLabel(value),
}))

/** What the list of bookings is narrowed to. */
export function BookingFilterBar({
  values,
  cleaners,
  today,
  onChange,
  onReset,
  order,
}: BookingFilterBarProps) {
  // What was just typed is no filter yet: another search box forgets it.
  const [cleared, setCleared] = useState(0)
  // Five fields would fill half of a phone's screen: there they are in a sheet.
  const [open, setOpen] = useState(false)
  const fields = useId()
  const used = [
    values.status,
    values.serviceType,
    values.assignedCleaner,
    values.dateFrom,
    values.dateTo,
  ].filter((value) => value !== '').length
  const isToday = values.dateFrom === today && values.dateTo === today
  const isAll = Object.values(values).every((value) => value === '' || value === false)
  const names =
    values.assignedCleaner === '' || cleaners.includes(values.assignedCleaner)
      ? cleaners
      : [...cleaners, values.assignedCleaner]
  return (
    <search className="grid gap-3 pb-4 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          key={cleared}
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
            onClick={() => {
              setCleared(cleared + 1)
              onChange(noFilters)
            }}
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
          <Button
            size="sm"
            variant={values.needsCleaner ? 'primary' : 'secondary'}
            aria-pressed={values.needsCleaner}
            onClick={() => onChange({ needsCleaner: !values.needsCleaner })}
          >
            Needs a cleaner
          </Button>
          <Button
            size="sm"
            variant="secondary"
            className="md:hidden"
            aria-expanded={open}
            popoverTarget={fields}
            icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
          >
            Filters{used === 0 ? '' : ` (${used})`}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={() => {
              setCleared(cleared + 1)
              onReset()
            }}
          >
            Reset
          </Button>
        </div>
      </div>
      {/* In the line of the list; on a phone a sheet that rises from the lower edge. */}
      <div
        id={fields}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="grid-cols-2 items-end gap-3 text-ink max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:max-h-[85dvh] max-md:w-full max-md:max-w-none max-md:rounded-t-xl max-md:border-t max-md:border-line max-md:bg-raised max-md:p-5 max-md:pb-[max(1.25rem,env(safe-area-inset-bottom))] max-md:shadow-lg max-md:backdrop:bg-overlay max-md:open:grid sm:grid-cols-3 md:static md:grid md:w-auto md:gap-2 md:overflow-visible md:bg-transparent xl:flex xl:flex-wrap"
      >
        <div className="col-span-full flex items-center justify-between md:hidden">
          <h2 className="text-base font-semibold">Filters</h2>
          <Button size="sm" popoverTarget={fields} popoverTargetAction="hide">
            Show bookings
          </Button>
        </div>
        {order}
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
        <DateField
          size="sm"
          label="From"
          placeholder="Any date"
          className="xl:w-40"
          max={values.dateTo === '' ? undefined : values.dateTo}
          value={values.dateFrom}
          onChange={(date) => onChange({ dateFrom: date })}
        />
        <DateField
          size="sm"
          label="To"
          placeholder="Any date"
          className="xl:w-40"
          min={values.dateFrom === '' ? undefined : values.dateFrom}
          value={values.dateTo}
          onChange={(date) => onChange({ dateTo: date })}
        />
      </div>
    </search>
  )
}
