import * as Radix from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { isEscapeLeftByToast } from './toast-escape.ts'
import { letFocusReachToasts } from './toast-region.ts'
import { useFocusReturn } from './use-focus-return.ts'
import * as words from './words.en.ts'

export interface AlertDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  /** A sentence or two about what will happen. */
  readonly description: ReactNode
  /** The action by name: 'Delete booking', not 'OK'. */
  readonly confirmLabel: string
  readonly cancelLabel?: string | undefined
  /** It stays open after this; the caller closes it when the action is done. */
  readonly onConfirm: () => void
  readonly destructive?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly busyLabel?: string | undefined
  readonly children?: ReactNode
}

/** Asks before something that cannot be undone; focus starts on the way out, and clicks outside do nothing. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = words.cancel,
  onConfirm,
  destructive = false,
  busy = false,
  busyLabel,
  children,
}: AlertDialogProps) {
  const focus = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={busy ? () => undefined : onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          onBlur={letFocusReachToasts}
          onKeyDown={(event) => {
            // An alert over a dialog: the dialog, whose part it is for React, must not close with it.
            event.stopPropagation()
            if (!busy && isEscapeLeftByToast(event)) onOpenChange(false)
          }}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.restore}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto rounded-t-xl forced-colors:border bg-raised p-6 text-ink shadow-lg max-md:data-[state=closed]:animate-sheet-out max-md:data-[state=open]:animate-sheet-in md:inset-0 md:m-auto md:h-fit md:w-[calc(100%-3rem)] md:max-w-md md:rounded-xl md:p-7 md:data-[state=closed]:animate-sink-out md:data-[state=open]:animate-rise-in"
        >
          <Radix.Title className="text-title">{title}</Radix.Title>
          <Radix.Description className="pt-2 text-muted">{description}</Radix.Description>
          {children}
          <div className="flex flex-col-reverse gap-3 pt-6 md:flex-row md:justify-end">
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button
              variant={destructive ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={busyLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
