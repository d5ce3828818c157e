import type { TextsByLanguage } from '@dustforce/office/company'
import { sectionWord } from '@dustforce/office/publishing'
import type { Version } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useMemo } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { DocumentScreen } from '../../patterns/published/document-screen.tsx'
import { DocumentSheetContext } from '../../patterns/published/document-sheet.ts'
import { installedTexts } from './installed-texts.ts'
import { textDraftRules } from './text-draft-rules.ts'
import { TextSections } from './text-sections.tsx'
import { TextsInPlace } from './texts-in-place.tsx'

const words = {
  publish: 'Publish the texts',
  holds: 'They hold at once: in letters that are sent from now on, and on the site when it is opened.',
  published: 'Texts published',
  failed: 'The texts were not published',
  none: 'Nothing was published here yet: what the program came with is said.',
}

export interface TextsPartProps {
  /** The newest first; null for the office, which reads what holds. */
  readonly versions: readonly Version<TextsByLanguage>[] | null
}

/** The texts of the site and the letters, edited by an owner. */
export default function TextsPart({ versions }: TextsPartProps) {
  const { texts } = useBackend()
  const business = useBusiness()
  const { company } = business
  const installed = useMemo(() => installedTexts(company), [company])
  const rules = useMemo(() => textDraftRules(installed), [installed])
  const sections = (
    <TextsInPlace installed={installed}>
      <TextSections languages={company.languages} />
    </TextsInPlace>
  )
  return versions === null ? (
    <DocumentSheetContext value={toRead(business.texts ?? {})}>{sections}</DocumentSheetContext>
  ) : (
    <DocumentScreen
      words={words}
      rules={rules}
      word={sectionWord}
      installed={nothing}
      versions={versions}
      publish={texts.publish}
    >
      {sections}
    </DocumentScreen>
  )
}

/** Before an owner publishes, nothing is said otherwise than the program came with. */
const nothing: TextsByLanguage = {}

const noProblems = new Map<string, string>()

function toRead(document: TextsByLanguage) {
  return {
    ...{ document, published: document, problems: noProblems, canChange: false },
    ...{ word: sectionWord, set: () => {} },
  }
}
