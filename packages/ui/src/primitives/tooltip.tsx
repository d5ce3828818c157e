import * as Radix from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'

export type TooltipProps = {
  /** A button or link; what the tooltip says must not be needed to use it. */
  readonly children: ReactElement
  readonly content: ReactNode
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  readonly defaultOpen?: boolean | undefined
}

/** A short remark on hover and on keyboard focus. */
export const Tooltip = ({ children, content, side = 'top', defaultOpen = false }: TooltipProps) => (
  <Radix.Provider delayDuration={300}>
    <Radix.Root defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-64 rounded-sm bg-deep px-2.5 py-1.5 text-xs font-medium text-on-deep shadow-md data-[state=delayed-open]:animate-fade-in"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
