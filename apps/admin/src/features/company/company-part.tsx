import type { Company } from '@dustforce/office/company'
import { companyWord } from '@dustforce/office/publishing'
import type { Version } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useBackend } from '../../app/app-context.tsx'
import { DocumentScreen } from '../../patterns/published/document-screen.tsx'
import { AddressSection } from './address-section.tsx'
import { AreaSection } from './area-section.tsx'
import { BrandSection } from './brand-section.tsx'
import { companyDraftRules } from './company-draft-rules.ts'
import { ContactSection } from './contact-section.tsx'
import { FormsSection } from './forms-section.tsx'

const words = {
  publish: 'Publish the company',
  holds: 'It holds at once: in letters, receipts and calendars, and on the site when it is opened.',
  published: 'Company published',
  failed: 'The company was not published',
  none: 'Nothing was published here yet: what the program came with holds.',
}

export interface CompanyPartProps {
  /** The newest first. */
  readonly versions: readonly Version<Company>[]
}

/** The facts about the company, edited by an owner. */
export function CompanyPart({ versions }: CompanyPartProps) {
  const { companies } = useBackend()
  return (
    <DocumentScreen
      words={words}
      rules={companyDraftRules}
      word={companyWord}
      installed={useBusiness().company}
      versions={versions}
      publish={companies.publish}
    >
      <CompanySections />
    </DocumentScreen>
  )
}

/** The sections with the facts about the company. */
export function CompanySections() {
  return (
    <div className="grid gap-4">
      <ContactSection />
      <AddressSection />
      <AreaSection />
      <BrandSection />
      <FormsSection />
    </div>
  )
}
