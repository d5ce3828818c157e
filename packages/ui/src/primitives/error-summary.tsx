import { Check } from 'lucide-react'
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import * as words from './summary-words.en.ts'
import { linkLook } from './text-link.tsx'
import { focusField, isWrong, type WrongField, wrongFieldsIn } from './wrong-fields.ts'

const none: readonly WrongField[] = []

const looks = {
  wrong: 'bg-danger-soft [--summary:var(--df-danger-ink)]',
  right: 'bg-success-soft [--summary:var(--df-success-ink)]',
}

export interface ErrorSummaryProps {
  /** The number of tries to send the form that were refused. */
  readonly tries: number
}

/**
 * Stands at the top of a form. Whenever the form is refused, the first wrong field gets the focus, and where several are wrong, this names each of
 * them with a link to it. It says so once, and keeps its lines until the form is sent again, so that nothing moves below what is typed.
 */
export function ErrorSummary({ tries }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const [refused, setRefused] = useState(none)
  const [left, setLeft] = useState(none)

  useLayoutEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const found = tries === 0 ? none : wrongFieldsIn(form)
    setRefused(found)
    setLeft(found)
    const watch = new MutationObserver(() => setLeft(found.filter(isWrong)))
    watch.observe(form, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-invalid', 'data-wrong'],
    })
    return () => watch.disconnect()
  }, [tries])

  // Once its lines stand there: they push the field down, and out of a low window.
  useLayoutEffect(() => {
    const [first] = refused
    if (first !== undefined) focusField(first)
  }, [refused])

  const isShown = refused.length > 1
  const look = left.length > 0 ? looks.wrong : looks.right
  return (
    <div
      ref={place}
      {...(isShown && { role: 'group', 'aria-labelledby': headingId })}
      className={isShown ? `rounded-md px-4 py-3 text-sm forced-colors:border ${look}` : 'sr-only'}
    >
      <p aria-live="polite" id={headingId} className="font-semibold text-(--summary)">
        {isShown ? words.toPutRight(refused.length) : null}
      </p>
      {isShown ? (
        <ul className="flex flex-wrap gap-x-5">
          {refused.map((field) => (
            <Line key={field.name} field={field} isRight={!left.includes(field)} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Line({ field, isRight }: { readonly field: WrongField; readonly isRight: boolean }) {
  const goThere = (event: MouseEvent) => {
    event.preventDefault()
    focusField(field)
  }
  return (
    <li className="flex items-center gap-1.5">
      {isRight ? <Check aria-hidden className="size-4 shrink-0 text-success-ink" /> : null}
      <a
        href={`#${field.control.id}`}
        onClick={goThere}
        className={`${linkLook} inline-flex min-h-11 items-center ${isRight ? 'no-underline' : ''}`}
      >
        {field.name}
        {isRight ? <span className="sr-only">{words.isRight}</span> : null}
      </a>
    </li>
  )
}
