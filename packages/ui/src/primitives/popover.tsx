import * as Radix from 'radix-ui/popover'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PopoverProps = {
  /** The button that opens it. */
  readonly trigger: ReactElement
  /** Names the panel for screen readers. */
  readonly label: string
  readonly children: ReactNode
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly align?: 'start' | 'center' | 'end' | undefined
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  readonly className?: string | undefined
}

/** A small panel beside its button. */
export const Popover = ({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  align = 'start',
  side = 'bottom',
  className,
}: PopoverProps) => (
  <Radix.Root
    {...(open === undefined ? {} : { open })}
    {...(onOpenChange === undefined ? {} : { onOpenChange })}
  >
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        align={align}
        side={side}
        sideOffset={6}
        collisionPadding={12}
        className={classNames(
          'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-lg border border-line bg-raised p-4 text-ink shadow-lg focus:outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
          className,
        )}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
