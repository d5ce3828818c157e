import { Button, type ButtonProps } from '@dustforce/ui/button'

/** The button that stores a form of a page. */
export function SaveButton(props: Pick<ButtonProps, 'busy' | 'disabled' | 'variant' | 'children'>) {
  return <Button type="submit" size="sm" className="justify-self-start" busyLabel="Saving..." {...props} />
}
