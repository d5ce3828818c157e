import { yesNoOptions } from '@dustforce/office/booking'
import { Button } from '@dustforce/ui/button'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { Dialog } from '@dustforce/ui/dialog'
import { useState } from 'react'
import { FoldedSection } from './folded-section.tsx'
import type { FormPart } from './form-part.ts'
import { sectionWords } from './section-words.ts'

/** Whose equipment is used; 'yes' opens a notice about liability. */
export function EquipmentFields({ form, onChange }: Pick<FormPart, 'form' | 'onChange'>) {
  const [noticeOpen, setNoticeOpen] = useState(false)
  return (
    <FoldedSection title="Cleaning Equipment" summary={sectionWords.equipment(form)}>
      <ChoiceGroup
        legend="Should we use your own equipment and products?"
        hint="We bring everything ourselves unless you choose yes."
        look="segments"
        className="max-w-md"
        value={form.useCustomerEquipment === '' ? null : form.useCustomerEquipment}
        onChange={(useCustomerEquipment) => {
          onChange({ useCustomerEquipment })
          if (useCustomerEquipment === 'yes') setNoticeOpen(true)
        }}
        options={yesNoOptions}
      />
      {form.useCustomerEquipment === 'yes' ? (
        <p className="text-sm text-muted">
          We are not liable for wear or failure of your own equipment.{' '}
          <button
            type="button"
            className="font-medium text-brand-ink underline"
            onClick={() => setNoticeOpen(true)}
          >
            Read the notice
          </button>
        </p>
      ) : null}
      <Dialog
        open={noticeOpen}
        onOpenChange={setNoticeOpen}
        size="sm"
        phone="card"
        title="Using your own equipment"
        description="Please read this before we use your equipment."
        footer={
          <Button className="max-sm:w-full" onClick={() => setNoticeOpen(false)}>
            I understand
          </Button>
        }
      >
        <ul className="grid gap-2.5 pl-5 [&>li]:list-disc">
          <li>Your equipment must be clean, safe and in working order.</li>
          <li>
            We are not liable for wear, failure or damage of your equipment, or for damage that it causes to
            surfaces.
          </li>
          <li>If it cannot be used, we finish the visit with what we carry, which may be less than usual.</li>
        </ul>
      </Dialog>
    </FoldedSection>
  )
}
