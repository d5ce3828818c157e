import { bookingFields } from '@dustforce/office/booking'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { TextArea } from '@dustforce/ui/text-area'
import { FoldedSection } from './folded-section.tsx'
import { type FormPart, textIn } from './form-part.ts'
import { sectionWords } from './section-words.ts'

type Part = Pick<FormPart, 'form' | 'onChange'>

/** How the team gets into the home. */
export function AccessFields({ form, onChange }: Part) {
  const text = textIn({ form, onChange })
  return (
    <FoldedSection title="Access & Entry" summary={sectionWords.access(form)}>
      <ChoiceGroup
        legend="Will someone be home?"
        look="list"
        value={form.someoneHome === '' ? null : form.someoneHome}
        onChange={(someoneHome) => onChange({ someoneHome })}
        options={bookingFields.someoneHome.options}
      />
      {form.someoneHome === 'no' || form.someoneHome === 'instructions' ? (
        <TextArea
          label="Entry instructions"
          optional
          rows={2}
          maxLength={1000}
          placeholder="Buzzer 405; the concierge has a key"
          {...text('entryInstructions')}
        />
      ) : null}
    </FoldedSection>
  )
}

/** Where the team parks and how it reaches the door. */
export function ParkingFields({ form, onChange }: Part) {
  return (
    <FoldedSection title="Parking & Building Access" summary={sectionWords.parking(form)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceGroup
          legend="Is parking available?"
          look="list"
          value={form.parkingAvailable === '' ? null : form.parkingAvailable}
          onChange={(parkingAvailable) => onChange({ parkingAvailable })}
          options={bookingFields.parkingAvailable.options}
        />
        <ChoiceGroup
          legend="How do we get to your door?"
          look="list"
          value={form.buildingAccess === '' ? null : form.buildingAccess}
          onChange={(buildingAccess) => onChange({ buildingAccess })}
          options={bookingFields.buildingAccess.options}
        />
      </div>
    </FoldedSection>
  )
}
