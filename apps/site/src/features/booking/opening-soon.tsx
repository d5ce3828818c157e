import { phoneUri } from '@dustforce/core/validation'
import { Dialog } from '@dustforce/ui/dialog'
import { TextLink } from '@dustforce/ui/text-link'
import { useBusiness } from '@dustforce/ui/use-business'
import * as words from './opening-words.en.ts'

interface OpeningSoonProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** In place of the booking form, until the company opens. */
export function OpeningSoon({ open, onOpenChange }: OpeningSoonProps) {
  const { name, phone } = useBusiness().company
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      phone="card"
      title={words.title}
      description={words.text(name)}
    >
      <p>
        {words.call} <TextLink href={`tel:${phoneUri(phone)}`}>{phone}</TextLink>
      </p>
    </Dialog>
  )
}
