import { displayStatuses, displayStatusLabel } from '@dustforce/office/booking'
import { Select, type SelectProps } from '@dustforce/ui/select'
import { useBusiness } from '@dustforce/ui/use-business'
import { RotateCcw, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ActButton } from '../../../kit/act-button.tsx'
import { DateField } from '../../../kit/date-field.tsx'
import { SearchBox } from '../../../kit/search-box.tsx'
import { serviceOptions } from '../booking-words.ts'

/** The values of the filter bar's fields; an empty text narrows nothing. */
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
  /** The choice of the list's order, for a phone, where no column has a heading. */
  readonly order?: ReactNode
}

const statusOptions = displayStatuses.map((value) => ({
  value,
  label: displayStatusLabel(value),
}))

/** The fields that narrow the list of bookings. */
export function BookingFilterBar({
  values,
  cleaners,
  today,
  onChange,
  onReset,
  order,
}: BookingFilterBarProps) {
  const { priceBook } = useBusiness()
  // A search that was just typed is no filter yet: another search box forgets it.
  const [cleared, setCleared] = useState(0)
  // Five fields would fill half of a phone's screen: there they are in a sheet.
  const [open, setOpen] = useState(false)
  const fields = useId()
  const { status, serviceType, assignedCleaner, dateFrom, dateTo } = values
  const used = [status, serviceType, assignedCleaner, dateFrom, dateTo].filter((one) => one !== '').length
  const names = (
    assignedCleaner === '' || cleaners.includes(assignedCleaner) ? cleaners : [...cleaners, assignedCleaner]
  ).map((name) => ({ value: name, label: name }))
  const clear = () => setCleared(cleared + 1)
  const quick: readonly (readonly [words: string, isOn: boolean, press: () => void])[] = [
    [
      'All Bookings',
      Object.values(values).every((value) => value === '' || value === false),
      () => {
        clear()
        onChange(noFilters)
      },
    ],
    [
      "Today's Bookings",
      dateFrom === today && dateTo === today,
      () => onChange({ dateFrom: today, dateTo: today, newBookings: false }),
    ],
    ['New', values.newBookings, () => onChange({ newBookings: !values.newBookings })],
    ['Needs a contractor', values.needsCleaner, () => onChange({ needsCleaner: !values.needsCleaner })],
  ]
  const select = (
    name: 'status' | 'serviceType' | 'assignedCleaner',
    label: string,
    options: SelectProps['options'],
    placeholder: string,
    width = 'xl:w-44',
  ) => (
    <Select
      {...{ label, options, placeholder }}
      size="sm"
      className={width}
      value={values[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
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
          {quick.map(([words, isOn, press]) => (
            <ActButton
              key={words}
              variant={isOn ? 'primary' : 'secondary'}
              aria-pressed={isOn}
              onClick={press}
            >
              {words}
            </ActButton>
          ))}
          <ActButton
            className="md:hidden"
            aria-expanded={open}
            popoverTarget={fields}
            icon={SlidersHorizontal}
          >
            Filters{used === 0 ? '' : ` (${used})`}
          </ActButton>
          <ActButton
            variant="ghost"
            icon={RotateCcw}
            onClick={() => {
              clear()
              onReset()
            }}
          >
            Reset
          </ActButton>
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
          <ActButton variant="primary" popoverTarget={fields} popoverTargetAction="hide">
            Show bookings
          </ActButton>
        </div>
        {order}
        {select('status', 'Status', statusOptions, 'All statuses', 'xl:w-36')}
        {select('serviceType', 'Service', serviceOptions(priceBook), 'All services')}
        {select('assignedCleaner', 'Contractor', names, 'All contractors')}
        <DateField
          size="sm"
          label="From"
          placeholder="Any date"
          className="xl:w-40"
          max={dateTo === '' ? undefined : dateTo}
          value={dateFrom}
          onChange={(date) => onChange({ dateFrom: date })}
        />
        <DateField
          size="sm"
          label="To"
          placeholder="Any date"
          className="xl:w-40"
          min={dateFrom === '' ? undefined : dateFrom}
          value={dateTo}
          onChange={(date) => onChange({ dateTo: date })}
        />
      </div>
    </search>
  )
}
