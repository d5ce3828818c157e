import { Checkbox } from '@dustforce/ui/checkbox'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { type BookingLook, hideable } from './booking-query.ts'

export interface ListLookProps {
  readonly look: BookingLook
  readonly onLook: (look: Partial<BookingLook>) => void
}

const names: Readonly<Record<(typeof hideable)[number], string>> = {
  address: 'Address',
  service: 'Service',
  date: 'Date',
  time: 'Time',
  price: 'Price',
  contractor: 'Contractor',
  pay: 'Contractor Pay',
  status: 'Status',
}

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const

/** The choice of which columns the list shows, and how high its rows are. */
export function ListLook({ look: { hidden, compact }, onLook }: ListLookProps) {
  return (
    <>
      <fieldset>
        <legend className="pb-2 font-semibold">Columns</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
          {hideable.map((column) => (
            <Checkbox
              key={column}
              label={names[column]}
              checked={!hidden.includes(column)}
              onChange={({ target }) =>
                onLook({
                  hidden: hideable.filter((each) =>
                    each === column ? !target.checked : hidden.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <ChoiceGroup
        look="segments"
        legend="Rows"
        value={compact ? 'compact' : 'comfortable'}
        onChange={(density) => onLook({ compact: density === 'compact' })}
        options={densities}
      />
    </>
  )
}
