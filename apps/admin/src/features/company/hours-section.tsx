import { type DayHours, weekdayName } from '@dustforce/core/schedule'
import { zoneName } from '@dustforce/office/company'
import { hoursFromText, hoursText } from '@dustforce/office/settings'
import { useBusiness } from '@dustforce/ui/use-business'
import { SectionCard } from '../../kit/section-card.tsx'
import { DocumentField } from '../../patterns/published/document-field.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'
import { ZoneSelect } from './zone-select.tsx'

const week = [1, 2, 3, 4, 5, 6, 0].map((day) => `hours.${weekdayName(day).toLowerCase()}`)

const text = (value: unknown) =>
  typeof value === 'string' ? value : hoursText(value as DayHours | undefined)

/** The times at which jobs can start on each day of the week. */
export function HoursSection() {
  const business = useBusiness()
  const { canChange } = useDocumentSheet()
  return (
    <SectionCard
      title="Opening hours"
      hint={`When jobs can start, ${zoneName(business)} time: 8:00 – 18:00, or two spans with a comma between; nothing for a closed day.`}
    >
      {business.company.opening === 'soon' && canChange ? <ZoneSelect /> : null}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {week.map((path) => (
          <DocumentField key={path} path={path} placeholder="Closed" text={text} read={hoursFromText} />
        ))}
      </div>
    </SectionCard>
  )
}
