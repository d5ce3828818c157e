import { Ellipsis } from 'lucide-react'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export interface MenuItem {
  readonly label: string
  readonly icon?: ReactNode
  readonly danger?: boolean | undefined
  readonly onSelect: () => void
}

export interface MenuProps {
  /** The text of the button: 'More'. */
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly size?: 'sm' | 'md' | undefined
}

/** A button that opens a list of what is done less often; nothing without items. */
export function Menu({ label, items, size = 'sm' }: MenuProps) {
  if (items.length === 0) return null
  return (
    // Not modal: an item may open a dialog, which is.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button
          size={size}
          variant="secondary"
          className="data-[state=open]:bg-wash"
          icon={<Ellipsis aria-hidden="true" className="size-4" />}
        >
          {label}
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 min-w-48 rounded-md border border-line bg-raised p-1.5 text-ink shadow-lg"
        >
          {items.map(({ label: name, icon, danger = false, onSelect }) => (
            <Radix.Item
              key={name}
              onSelect={onSelect}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm font-medium outline-none select-none data-highlighted:bg-wash data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-brand',
                danger && 'text-danger-ink',
              )}
            >
              {icon}
              {name}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
