import { cardId } from './card-id.ts'

const cards = [
  'Promo codes',
  'Daily booking limit',
  'Weekdays and crews',
  'Closed days and special hours',
  'Customer data',
  'Administrators',
  'Canned replies',
  'Two-step sign-in',
  'History',
]

/** The cards of the settings, each a link to it. */
export function SettingsIndex() {
  return (
    <nav aria-label="On this page" className="pb-5">
      <ul className="flex flex-wrap gap-x-1 gap-y-1">
        {cards.map((title) => (
          <li key={title}>
            <a
              href={`#${cardId(title)}`}
              className="inline-flex min-h-11 items-center rounded-md border border-line px-3 text-sm transition-colors hover:border-brand md:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
