import { Check } from 'lucide-react'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type MenuItem =
  | {
      readonly kind?: 'item' | undefined
      readonly id: string
      readonly label: ReactNode
      readonly icon?: ReactNode
      readonly onSelect: () => void
      readonly disabled?: boolean | undefined
      readonly destructive?: boolean | undefined
      /** The current one of several: shows a check, and is announced so. */
      readonly checked?: boolean | undefined
    }
  | { readonly kind: 'separator'; readonly id: string }
  | { readonly kind: 'heading'; readonly id: string; readonly label: ReactNode }

export type DropdownMenuProps = {
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
  readonly align?: 'start' | 'center' | 'end' | undefined
}

const row =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50'

/** A menu of actions under its button: arrow keys, type-ahead, Escape. */
export const DropdownMenu = ({ trigger, items, align = 'end' }: DropdownMenuProps) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto rounded-md border border-line bg-raised p-1 text-ink shadow-lg data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in"
      >
        {items.map((item) => {
          if (item.kind === 'separator')
            return <Radix.Separator key={item.id} className="mx-1 my-1 h-px bg-line" />
          if (item.kind === 'heading')
            return (
              <Radix.Label key={item.id} className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted">
                {item.label}
              </Radix.Label>
            )
          const look = classNames(
            row,
            item.destructive ? 'text-danger-ink data-highlighted:bg-danger-soft' : 'data-highlighted:bg-wash',
          )
          const body = (
            <>
              {item.icon}
              <span className="min-w-0 flex-1">{item.label}</span>
              {item.checked ? <Check aria-hidden="true" className="size-4 text-brand" /> : null}
            </>
          )
          return item.checked === undefined ? (
            <Radix.Item
              key={item.id}
              disabled={item.disabled ?? false}
              onSelect={item.onSelect}
              className={look}
            >
              {body}
            </Radix.Item>
          ) : (
            <Radix.CheckboxItem
              key={item.id}
              checked={item.checked}
              disabled={item.disabled ?? false}
              onSelect={item.onSelect}
              className={look}
            >
              {body}
            </Radix.CheckboxItem>
          )
        })}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
