import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** The ids of bookings that the link to the list asked to open, or to assign; the address forgets them with the next filter. */
export function useAskedBooking(): { readonly open: string | null; readonly assign: string | null } {
  const [params] = useSearchParams()
  const [asked] = useState({ open: params.get('open'), assign: params.get('assign') })
  return asked
}
