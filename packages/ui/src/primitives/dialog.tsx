import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { type FocusEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { keepToastsClear } from './toast-clearance.ts'
import { isEscapeLeftByToast } from './toast-escape.ts'
import { letFocusReachToasts } from './toast-region.ts'
import { useFocusReturn } from './use-focus-return.ts'
import * as words from './words.en.ts'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly children: ReactNode
  /** Stays in view under the title: how far a long form is. */
  readonly banner?: ReactNode
  /** Stays in view under the scrolling body; a submit button there names its form with `form="…"`. */
  readonly footer?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** `sheet` fills a phone's screen; `card` rises from its lower edge to at most 85 % of its height. */
  readonly phone?: 'sheet' | 'card' | undefined
  /** False keeps it open on Escape, outside clicks and the close button, while something is being saved. */
  readonly dismissible?: boolean | undefined
  /** Called when it opens; prevent the default to choose what gets focus. */
  readonly onOpenAutoFocus?: ((event: Event) => void) | undefined
  readonly onCloseAutoFocus?: ((event: Event) => void) | undefined
}

const widths = { sm: 'md:max-w-md', md: 'md:max-w-xl', lg: 'md:max-w-3xl', xl: 'md:max-w-5xl' }

const phones = {
  sheet: 'max-md:inset-0 max-md:h-dvh',
  card: 'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[85dvh] max-md:rounded-t-xl',
}

/* A scrolling region must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

const stay = (event: Event) => event.preventDefault()

/* The focus goes round without scrolling; in a low window the other end is out of sight. */
function bringIntoView({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget && target.clientHeight < currentTarget.clientHeight)
    target.scrollIntoView({ block: 'nearest' })
}

/* Focus starts on the dialog itself: its title is read, and no phone keyboard jumps up. */
function startAtTitle(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** A modal dialog: focus stays inside and returns after; at most 85 % of the window's height, its body scrolls. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  banner,
  footer,
  size = 'md',
  phone = 'sheet',
  dismissible = true,
  onOpenAutoFocus,
  onCloseAutoFocus,
}: DialogProps) {
  const focus = useFocusReturn()
  const titleId = useId()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          onBlur={letFocusReachToasts}
          onFocus={bringIntoView}
          onKeyDown={(event) => {
            if (dismissible && isEscapeLeftByToast(event)) onOpenChange(false)
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          {...(dismissible ? {} : { onEscapeKeyDown: stay, onPointerDownOutside: stay })}
          onOpenAutoFocus={(event) => {
            focus.remember()
            ;(onOpenAutoFocus ?? startAtTitle)(event)
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            focus.restore(event)
          }}
          className={classNames(
            'fixed z-50 flex flex-col bg-raised text-ink shadow-lg focus:outline-none forced-colors:border',
            // With no room for a head and a foot that stay in view, all of it scrolls.
            'short:block short:max-h-dvh! short:overflow-y-auto short:scroll-py-4',
            'max-md:data-[state=closed]:animate-sheet-out max-md:data-[state=open]:animate-sheet-in',
            'md:inset-0 md:m-auto md:h-fit md:max-h-[85dvh] md:w-[calc(100%-3rem)] md:rounded-xl md:data-[state=closed]:animate-sink-out md:data-[state=open]:animate-rise-in',
            phones[phone],
            widths[size],
          )}
        >
          <div ref={keepToastsClear} className="border-b border-line px-5 py-4 md:px-7 md:py-5">
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0 pt-2">
                <Radix.Title className="text-title">
                  <span id={titleId}>{title}</span>
                </Radix.Title>
                {description === undefined ? null : (
                  <Radix.Description className="pt-1 text-sm text-muted">{description}</Radix.Description>
                )}
              </div>
              {dismissible ? (
                <Radix.Close asChild>
                  <IconButton
                    label={words.close}
                    icon={<X aria-hidden="true" className="size-5" />}
                    className="-mr-2"
                  />
                </Radix.Close>
              ) : null}
            </div>
            {banner === undefined ? null : <div className="pt-3">{banner}</div>}
          </div>
          <section
            {...reachable}
            aria-labelledby={titleId}
            className="min-h-0 flex-auto overflow-y-auto overscroll-contain short:overflow-visible px-5 py-5 -outline-offset-2 md:px-7"
          >
            {children}
          </section>
          {footer === undefined ? null : (
            <div
              data-dialog-footer
              className="flex flex-wrap items-center justify-end gap-3 border-t max-md:[&>button]:grow border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-7"
            >
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Wraps a button that closes the dialog it stands in. */
export function DialogClose({ children }: { readonly children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
