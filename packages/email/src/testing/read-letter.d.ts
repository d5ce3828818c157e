import { type EmailKind } from '@dustforce/ports'
/** A rendered letter as its reader finds it. */
export interface Letter {
  readonly subject: string
  /** What mail programs show beside the subject. */
  readonly preview: string
  readonly headings: readonly string[]
  /** The rows of all tables of two columns: a label and its value. */
  readonly rows: readonly (readonly string[])[]
  /** The text of every paragraph; its lines are separated by a line break. */
  readonly paragraphs: readonly string[]
  readonly links: readonly {
    readonly href: string
    readonly text: string
  }[]
  readonly html: string
  readonly text: string
}
export declare const company: import('../company.ts').Company
/** Renders a queued e-mail and takes its letter apart. Rejects when the payload lacks a fact. */
export declare function readLetter(kind: EmailKind, payload: unknown): Promise<Letter>
