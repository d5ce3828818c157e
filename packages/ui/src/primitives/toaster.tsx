import { X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { keepToastsOffFocus } from './toast-clearance.ts'
import { leaveEscapeToDialogs } from './toast-escape.ts'
import { toastActs, toastIcon, toastLook, toastWords } from './toast-look.tsx'
import { toastRegion } from './toast-region.ts'
import { currentToast, dismissToast, subscribeToToasts } from './toast-store.ts'
import * as words from './words.en.ts'

const action =
  '-my-2 min-h-11 rounded-sm px-2 text-sm font-semibold text-brand-ink underline underline-offset-4 hover:bg-ink/8'

const none = () => null

/** Shows the toasts of the store: one at a time, F8 moves to it, a swipe of 50 px puts it away. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, none)
  useEffect(keepToastsOffFocus, [])
  return (
    <div {...toastRegion}>
      <Radix.Provider swipeDirection="right" swipeThreshold={50} label={words.notification}>
        {shown === null ? null : (
          <Radix.Root
            key={shown.id}
            open={shown.open}
            onOpenChange={(open) => {
              if (!open) dismissToast(shown.id)
            }}
            duration={shown.duration}
            onEscapeKeyDown={leaveEscapeToDialogs}
            type={shown.variant === 'destructive' ? 'foreground' : 'background'}
            className={classNames(
              'pointer-events-auto shadow-lg transition-transform data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
              toastLook[shown.variant],
            )}
          >
            {toastIcon[shown.variant]}
            <div className="min-w-0 flex-1">
              <Radix.Title className={toastWords.title}>{shown.title}</Radix.Title>
              {shown.description === undefined ? null : (
                <Radix.Description className={toastWords.description}>{shown.description}</Radix.Description>
              )}
            </div>
            <span className={toastActs}>
              {shown.action === undefined ? null : (
                <Radix.Action
                  altText={[shown.action.label, shown.action.keys].filter(Boolean).join(', ')}
                  onClick={shown.action.run}
                  className={action}
                >
                  {shown.action.label}
                </Radix.Action>
              )}
              {shown.more === undefined ? null : (
                <Radix.Action altText={shown.more.label} onClick={shown.more.run} className={action}>
                  {shown.more.label}
                </Radix.Action>
              )}
            </span>
            <Radix.Close
              aria-label={words.closeNotification}
              className="-my-2 flex size-11 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-ink/8 hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </Radix.Close>
          </Radix.Root>
        )}
        <Radix.Viewport
          hotkey={['F8']}
          label={words.notifications}
          className="fixed top-(--df-toasts-top,0px) right-0 bottom-(--df-toasts-bottom,auto) z-[60] flex w-full flex-col gap-2 p-4 pt-[max(1rem,env(safe-area-inset-top))] outline-none short:max-h-[33dvh] short:py-1 sm:max-w-(--df-toasts-width,28rem) print:hidden"
        />
      </Radix.Provider>
    </div>
  )
}
