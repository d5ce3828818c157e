import { AlertDialog } from '@dustforce/ui/alert-dialog'
import { type ReactNode, useState } from 'react'
import { useAskToStay } from '../app/ask-to-stay.ts'

interface DiscardQuestion {
  /** For the dialog with the form: Escape, a click outside and the close button ask first when something was changed. */
  readonly onOpenChange: (open: boolean) => void
  /** Stands beside the dialog. */
  readonly question: ReactNode
}

/** Asks before a changed form is closed without saving, alone or with the page. */
export function useDiscardQuestion(changed: boolean, onClose: () => void): DiscardQuestion {
  const [asking, setAsking] = useState(false)
  useAskToStay(changed)
  return {
    onOpenChange: (open) => {
      if (open) return
      if (changed) setAsking(true)
      else onClose()
    },
    question: (
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you changed has not been saved."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        destructive
        onConfirm={onClose}
      />
    ),
  }
}
