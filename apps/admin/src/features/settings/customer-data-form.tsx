import { checkEmail } from '@dustforce/core/validation'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useState } from 'react'
import { ActButton } from '../../kit/act-button.tsx'
import { ownersData } from '../../patterns/use-customer-data.ts'

export interface CustomerDataFormProps {
  /** Where it is not left to the office, an owner does it. */
  readonly canUse?: boolean | undefined
  readonly exporting: boolean
  readonly onExport: (email: string) => void
  /** Asks for a confirmation first. */
  readonly onErase: (email: string) => void
}

/** The field for the customer whose data is exported or erased. */
export function CustomerDataForm({ canUse = true, exporting, onExport, onErase }: CustomerDataFormProps) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const email = text.trim()
  const isEmail = checkEmail(email).ok
  const ask = (act: (email: string) => void) => {
    setAsked(true)
    if (isEmail && !exporting) act(email)
  }
  if (!canUse) return <p className="text-sm text-muted">{ownersData}</p>
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        ask(onExport)
      }}
    >
      <TextField
        size="sm"
        type="email"
        label="Customer’s email"
        autoComplete="off"
        className="w-full sm:w-auto sm:min-w-56 sm:flex-1"
        error={asked && !isEmail ? 'Enter a valid email address' : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ActButton type="submit" busy={exporting} busyLabel="Exporting...">
        Export
      </ActButton>
      <ActButton variant="danger-quiet" onClick={() => ask(onErase)}>
        Erase
      </ActButton>
    </form>
  )
}
