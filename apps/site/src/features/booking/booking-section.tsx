import { type ReactNode, useId } from 'react'

/** One of the numbered parts of the booking form. */
export function BookingSection({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-line pt-6 first:border-t-0 first:pt-0"
    >
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}
