import { TextField } from '@dustforce/ui/text-field'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'

export interface SearchBoxProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  /** Called a moment after the last keystroke. */
  readonly onSearch: (text: string) => void
}

const pauseMs = 200

/** A search field that waits for a pause in the typing. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The value changes from outside by Reset and by the browser's back button.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === known) return
    const timer = setTimeout(() => {
      setKnown(typed)
      onSearch(typed)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, known, onSearch])
  return (
    <TextField
      size="sm"
      type="search"
      label={label}
      hideLabel
      placeholder={placeholder}
      className="min-w-0 flex-[1_1_20rem] md:max-w-md"
      leading={<Search aria-hidden="true" className="size-4" />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
