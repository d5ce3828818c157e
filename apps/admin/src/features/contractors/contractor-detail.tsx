import { phoneDisplay } from '@dustforce/core/validation'
import { availabilityText, type Contractor } from '@dustforce/office/contractor'
import { Badge } from '@dustforce/ui/badge'
import { Copy } from 'lucide-react'
import { ActButton } from '../../kit/act-button.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Panel } from '../../kit/panel.tsx'
import { EmailLink, PhoneLink } from '../../patterns/contact-links.tsx'

export interface ContractorDetailProps {
  readonly contractor: Contractor
  /** Gets the details as plain text. */
  readonly onCopy: (text: string) => void
}

/** All that is known of a contractor, to read, select and copy. */
export function ContractorDetail({ contractor, onCopy }: ContractorDetailProps) {
  const { availability, emergencyContact, equipment, payDetails, notes } = contractor
  const hasMore = equipment !== null || payDetails !== null || notes !== null
  return (
    <div className="grid gap-3 select-text">
      <div className="grid gap-3 md:grid-cols-3">
        <Panel title="Contact Info">
          <Facts
            all
            facts={[
              ['Email', <EmailLink key="email" email={contractor.email} />],
              ['Phone', <PhoneLink key="phone" phone={contractor.phone} />],
              ['Address', contractor.address],
              ['Emergency', emergencyContact?.name],
              [
                'Their phone',
                emergencyContact?.phone ? <PhoneLink key="theirs" phone={emergencyContact.phone} /> : null,
              ],
            ]}
          />
        </Panel>
        <Panel title="Schedule">
          <p className="pb-2 text-sm">{availabilityText(availability)}</p>
          <Tags label="Days" words={availability.days} />
          <Tags label="Times" words={availability.times} />
        </Panel>
        <Panel title="Services">
          <Tags label="Areas" words={contractor.serviceAreas} none="All areas" />
          <Tags label="Services" words={contractor.servicesOffered} />
        </Panel>
      </div>
      {hasMore ? (
        <Panel title="Equipment / Pay Details / Notes">
          <Facts
            facts={[
              ['Equipment', equipment],
              ['Pay details', payDetails],
              ['Notes', notes],
            ]}
          />
        </Panel>
      ) : null}
      <div>
        <ActButton icon={Copy} onClick={() => onCopy(contractorText(contractor))}>
          Copy details
        </ActButton>
      </div>
    </div>
  )
}

function Tags({
  label,
  words,
  none = 'None given',
}: {
  readonly label: string
  readonly words: readonly string[]
  readonly none?: string
}) {
  return (
    <div className="pb-2 last:pb-0">
      <p className="pb-1 text-xs text-muted">{label}</p>
      {words.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul className="flex flex-wrap gap-1">
          {words.map((word) => (
            <li key={word}>
              <Badge>{word}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A contractor's details as lines of text. */
export function contractorText(contractor: Contractor): string {
  const { availability, emergencyContact } = contractor
  const lines: readonly (readonly [string, string | null | undefined])[] = [
    ['Name', contractor.fullName],
    ['Email', contractor.email],
    ['Phone', phoneDisplay(contractor.phone)],
    ['Address', contractor.address],
    ['Emergency contact', [emergencyContact?.name, emergencyContact?.phone].filter(Boolean).join(', ')],
    ['Areas', contractor.serviceAreas.join(', ')],
    ['Services', contractor.servicesOffered.join(', ')],
    ['Days', availability.days.join(', ')],
    ['Times', availability.times.join(', ')],
    ['Equipment', contractor.equipment],
    ['Pay details', contractor.payDetails],
    ['Notes', contractor.notes],
  ]
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n')
}
