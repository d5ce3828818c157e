import { Button, type ButtonProps } from '@dustforce/ui/button'
import type { LucideIcon } from 'lucide-react'

/** A small button with an icon before its words. */
export function ActButton({
  icon: Icon,
  ...button
}: Omit<ButtonProps, 'icon' | 'size'> & { readonly icon: LucideIcon }) {
  return <Button size="sm" icon={<Icon aria-hidden="true" className="size-4" />} {...button} />
}
