import { Button } from '@dustforce/ui/button'
import { Dialog, type DialogProps } from '@dustforce/ui/dialog'
import type { ReactNode } from 'react'
import { useDiscardQuestion } from './discard-question.tsx'

export interface ActDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'banner' | 'size' | 'phone' | 'children'> {
  /** The words of the button that does it; without them the dialog only shows something. */
  readonly act?: ReactNode
  readonly busyLabel?: string | undefined
  readonly busy?: boolean | undefined
  /** Something is looked up before it can be done. */
  readonly isWaiting?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly variant?: 'danger' | undefined
  /** The words of the way out; null without one. */
  readonly cancel?: string | null | undefined
  /** Stands before the two buttons. */
  readonly aside?: ReactNode
  /** Another thing to do, between the two. */
  readonly other?: ReactNode
  /** The form that the button submits. */
  readonly formId?: string | undefined
  /** Something was typed that closing would lose: Escape, a click outside and the close button ask first. */
  readonly isChanged?: boolean | undefined
  readonly onAct?: (() => void) | undefined
  /** The way out asks too, where much has to be typed. */
  readonly asksToCancel?: boolean | undefined
  /** Called by the way out, in place of closing. */
  readonly onCancel?: (() => void) | undefined
  readonly onClose: () => void
}

/** A dialog that is open: it closes by its way out, and not while its act runs. */
export function ActDialog({
  act,
  busyLabel,
  busy = false,
  isWaiting = false,
  disabled,
  variant,
  cancel = 'Cancel',
  aside,
  other,
  formId,
  isChanged = false,
  onAct,
  onClose,
  asksToCancel = false,
  onCancel = onClose,
  children,
  ...dialog
}: ActDialogProps) {
  const { onOpenChange, question } = useDiscardQuestion(isChanged, onClose)
  const footer = (
    <>
      {aside}
      {cancel === null ? null : (
        <Button
          variant="secondary"
          disabled={busy}
          onClick={asksToCancel ? () => onOpenChange(false) : onCancel}
        >
          {cancel}
        </Button>
      )}
      {other}
      <Button
        variant={variant}
        disabled={disabled}
        busy={busy || isWaiting}
        busyLabel={busyLabel}
        {...(formId === undefined ? { onClick: onAct } : { type: 'submit', form: formId })}
      >
        {act}
      </Button>
    </>
  )
  return (
    <Dialog
      {...dialog}
      open
      dismissible={!busy}
      onOpenChange={onOpenChange}
      footer={act === undefined ? undefined : footer}
    >
      {children}
      {question}
    </Dialog>
  )
}
