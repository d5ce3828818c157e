import { currentToast } from '@dustforce/ui/toast-store'

/** The notice on screen: its look, its title and its description. */
export function shownToast(): readonly [string, string, string | undefined] | null {
  const toast = currentToast()
  return toast?.open ? [toast.variant, toast.title, toast.description] : null
}
