import type { DocumentChange } from '@dustforce/office/publishing'
import { withValueAt } from '@dustforce/office/publishing'
import { useMemo } from 'react'
import { useAskToStay } from '../../app/ask-to-stay.ts'
import { useSessionState } from '../../app/use-session-state.ts'

/** The problems of a draft, by the path of the value that is wrong. */
export type DraftProblems = ReadonlyMap<string, string>

/** The rules by which a kind of document is checked, compared, and put on top of what somebody else published. */
export interface DraftRules<Document> {
  /** Keeps the draft apart from those of other documents. */
  readonly place: string
  readonly problems: (document: Document) => DraftProblems
  readonly changes: (before: Document, after: Document) => readonly DocumentChange[]
  readonly onto: (before: Document, mine: Document, theirs: Document) => Document
}

/** The last published document, as it is edited. */
export interface Published<Document> {
  readonly document: Document
  /** Null while none was published. */
  readonly id: number | null
}

interface Kept<Document> {
  readonly document: Document
  readonly of: Published<Document>
  readonly note: string
}

export interface Draft<Document> {
  readonly document: Document
  /** The published document that was edited; the last one while nothing is. */
  readonly of: Published<Document>
  /** The text with which the note of the publication begins. */
  readonly note: string
  readonly problems: DraftProblems
  /** None while something is wrong: what is wrong is no change yet. */
  readonly changes: readonly DocumentChange[]
  readonly isChanged: boolean
  /** Sets the value at a path; undefined takes it out. */
  readonly set: (path: string, value: unknown) => void
  /** Goes on with another document, made of the last published one. */
  readonly begin: (document: Document, note: string) => void
  readonly discard: () => void
}

/** Keeps the changes of an owner to a published document, also when the page is left. */
export function useDraft<Document>(last: Published<Document>, rules: DraftRules<Document>): Draft<Document> {
  const [kept, setKept] = useSessionState<Kept<Document> | null>(rules.place, null, 'when left')
  const { document, of, note } = kept ?? { ...last, of: last, note: '' }
  const problems = useMemo(() => rules.problems(document), [rules, document])
  const changes = useMemo(
    () => (problems.size > 0 ? [] : rules.changes(of.document, document)),
    [rules, problems, of, document],
  )
  const isChanged = kept !== null && (problems.size > 0 || changes.length > 0)
  useAskToStay(isChanged)
  return {
    ...{ document, of, note, problems, changes, isChanged },
    set: (path, value) =>
      setKept((before) => {
        const begun = before ?? { document: last.document, of: last, note: '' }
        const next = withValueAt(begun.document, path, value)
        // A value that is as it was makes no draft.
        return JSON.stringify(next) === JSON.stringify(begun.of.document)
          ? null
          : { ...begun, document: next }
      }),
    begin: (next, why) => setKept({ document: next, of: last, note: why }),
    discard: () => setKept(null),
  }
}
