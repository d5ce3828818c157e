import { type ToldKind, toldColumn, toldKinds } from '@dustforce/office/booking'
import { Car, type LucideIcon } from 'lucide-react'

interface ToldWords {
  readonly icon: LucideIcon
  readonly button: string
  /** Above the message that it was told. */
  readonly title: string
  /** After the customer's name. */
  readonly done: string
  /** In the history of the booking. */
  readonly history: string
}

/** The Command Hub's words for the notices that its buttons send. */
export const toldWords: Readonly<Record<ToldKind, ToldWords>> = {
  'on-the-way': {
    icon: Car,
    button: 'On the Way',
    title: 'On the way',
    done: 'is told by e-mail that the contractor is on the way.',
    history: 'Told that we are on the way',
  },
}

/** The words of the history, by the names that it keeps them under. */
export const toldNames: Readonly<Record<string, string>> = Object.fromEntries(
  toldKinds.map((kind) => [toldColumn(kind), toldWords[kind].history]),
)
