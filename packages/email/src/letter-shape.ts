import type { ReactElement } from 'react'

/** A letter before it is written out as HTML and text. */
export interface Letter {
  readonly subject: string
  readonly body: ReactElement
}
