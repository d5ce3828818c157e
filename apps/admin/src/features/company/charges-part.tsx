import { type ChargePolicy, standardCharges } from '@dustforce/office/charging'
import { chargeWord } from '@dustforce/office/publishing'
import type { Version } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useBackend } from '../../app/app-context.tsx'
import { DocumentScreen } from '../../patterns/published/document-screen.tsx'
import { chargeDraftRules } from './charge-draft-rules.ts'
import { ChargesSections } from './charges-section.tsx'
import { ToRead } from './to-read.tsx'

const words = {
  publish: 'Publish when visits are charged',
  holds:
    'It holds at once. Nobody is told later or charged earlier than they agreed, and what was announced is charged as announced.',
  published: 'Charges published',
  failed: 'The charges were not published',
  none: 'Nothing was published here yet: what the program came with holds.',
}

export interface ChargesPartProps {
  /** The newest first; null for who may only read what holds. */
  readonly versions: readonly Version<ChargePolicy>[] | null
}

/** When visits that repeat are charged, edited by an owner. */
export default function ChargesPart({ versions }: ChargesPartProps) {
  const { charges } = useBackend()
  const { charges: held = standardCharges } = useBusiness()
  if (versions === null)
    return (
      <ToRead document={held} word={chargeWord}>
        <ChargesSections />
      </ToRead>
    )
  return (
    <DocumentScreen
      words={words}
      rules={chargeDraftRules}
      word={chargeWord}
      installed={held}
      versions={versions}
      publish={charges.publish}
    >
      <ChargesSections />
    </DocumentScreen>
  )
}
