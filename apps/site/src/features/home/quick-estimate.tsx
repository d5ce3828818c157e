import { Button } from '@dustforce/ui/button'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { Select } from '@dustforce/ui/select'
import { useEarlyInput } from '@dustforce/ui/use-early-input'
import { useRef } from 'react'

interface QuickEstimateProps<S extends string> {
  readonly services: readonly { readonly id: S; readonly name: string }[]
  readonly service: S
  readonly bedrooms: number
  readonly bathrooms: number
  readonly maxRooms: number
  /** Formatted amounts. */
  readonly price: string
  readonly tax: string
  readonly onChange: (change: { service?: S; bedrooms?: number; bathrooms?: number }) => void
  readonly onBook: () => void
  readonly onIntent?: () => void
}

/** The price of a home in three choices, before anything about the person is asked. */
export function QuickEstimate<S extends string>({
  services,
  service,
  bedrooms,
  bathrooms,
  maxRooms,
  price,
  tax,
  onChange,
  onBook,
  onIntent,
}: QuickEstimateProps<S>) {
  const rooms = (room: string) =>
    Array.from({ length: maxRooms }, (_, index) => ({
      value: `${index + 1}`,
      label: `${index + 1} ${room}${index === 0 ? '' : 's'}`,
    }))
  const element = useRef<HTMLDivElement>(null)
  const shown = { 'estimate-service': service, bedrooms: `${bedrooms}`, bathrooms: `${bathrooms}` }
  useEarlyInput(element, shown, (typed) => {
    const early = { ...shown, ...typed }
    onChange({
      service: services.find(({ id }) => id === early['estimate-service'])?.id ?? service,
      bedrooms: Number(early.bedrooms),
      bathrooms: Number(early.bathrooms),
    })
  })
  return (
    <div
      ref={element}
      className="grid gap-8 rounded-xl border border-line bg-surface p-6 *:min-w-0 sm:p-8 lg:grid-cols-[1.8fr_1fr] lg:gap-10"
    >
      <div className="grid content-start gap-5 *:min-w-0">
        <ChoiceGroup
          legend="Service"
          name="estimate-service"
          look="cards"
          value={service}
          onChange={(chosen) => onChange({ service: chosen })}
          options={services.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Bedrooms"
            name="bedrooms"
            value={`${bedrooms}`}
            onChange={(event) => onChange({ bedrooms: Number(event.target.value) })}
            options={rooms('bedroom')}
          />
          <Select
            label="Bathrooms"
            name="bathrooms"
            value={`${bathrooms}`}
            onChange={(event) => onChange({ bathrooms: Number(event.target.value) })}
            options={rooms('bathroom')}
          />
        </div>
      </div>
      <div className="grid content-between gap-5 rounded-lg bg-wash p-6 *:min-w-0">
        <div aria-live="polite">
          <p className="text-muted">Your price</p>
          <p className="text-5xl font-semibold tracking-tight tabular-nums">{price}</p>
          <p className="pt-1 text-sm text-muted">{tax}</p>
        </div>
        <Button variant="sun" size="lg" block onClick={onBook} onPointerEnter={onIntent} onFocus={onIntent}>
          Book this cleaning
        </Button>
      </div>
    </div>
  )
}
