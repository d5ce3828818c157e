import { Button, type ButtonProps } from '@dustforce/ui/button'
import type { LucideIcon } from 'lucide-react'

export interface ActButtonProps extends Omit<ButtonProps, 'icon'> {
  readonly icon?: LucideIcon
}

/** A small button for what can be done with a record or a page. */
export function ActButton({ icon: Icon, ...button }: ActButtonProps) {
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={Icon === undefined ? undefined : <Icon aria-hidden="true" className="size-4" />}
      {...button}
    />
  )
}
