import { valueAt } from '@dustforce/office/publishing'
import { Select } from '@dustforce/ui/select'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
  (value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }),
)

/** By which clock a new company works; a system keeps it once something is booked. */
export function ZoneSelect() {
  const { document, problems, word, set } = useDocumentSheet()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zone = String(valueAt(document, 'zone'))
  return (
    <Select
      size="sm"
      className="sm:max-w-md"
      label={word('zone')}
      hint={
        here === zone
          ? 'It stays once something is booked.'
          : `Here it is ${here}. It stays once something is booked.`
      }
      error={problems.get('zone')}
      options={zones}
      value={zone}
      onChange={({ target }) => set('zone', target.value)}
    />
  )
}
