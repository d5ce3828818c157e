import { scheduleOf } from '@dustforce/office/company'
import { companyWord, policyWord } from '@dustforce/office/publishing'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { PageTitle } from '../../kit/page-title.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { DocumentSheetContext } from '../../patterns/published/document-sheet.ts'
import { useIsOwner } from '../../patterns/use-team.ts'
import { CompanyPart, CompanySections } from './company-part.tsx'
import { CompanyParts } from './company-parts.tsx'
import { HoursPart, HoursSections } from './hours-part.tsx'

/** Who the company is and when it works: an owner changes it, the office reads it. */
export function CompanyPage() {
  const isOwner = useIsOwner()
  const [search] = useSearchParams()
  const isOfHours = search.get('part') === 'hours'
  return (
    <>
      <PageTitle
        title="Company"
        hint={
          isOwner === false
            ? 'Only an owner can change this.'
            : 'What customers see of you. A change is published after a look at what it changes.'
        }
      />
      <CompanyParts part={isOfHours ? 'hours' : 'company'} />
      {isOwner === undefined ? null : isOfHours ? (
        isOwner ? (
          <OwnHours />
        ) : (
          <OfficeHours />
        )
      ) : isOwner ? (
        <OwnCompany />
      ) : (
        <OfficeCompany />
      )}
    </>
  )
}

function OwnCompany() {
  const { companies } = useBackend()
  const query = useQuery({ queryKey: ['published', 'company'], queryFn: companies.versions })
  return (
    <QueryState query={query} what="the company" loading="h-64">
      {(versions) => <CompanyPart versions={versions} />}
    </QueryState>
  )
}

function OwnHours() {
  const { policies } = useBackend()
  const query = useQuery({ queryKey: ['published', 'policy'], queryFn: policies.versions })
  return (
    <QueryState query={query} what="the hours" loading="h-64">
      {(versions) => <HoursPart versions={versions} />}
    </QueryState>
  )
}

function OfficeCompany() {
  return (
    <ToRead document={useBusiness().company} word={companyWord}>
      <CompanySections />
    </ToRead>
  )
}

function OfficeHours() {
  return (
    <ToRead document={scheduleOf(useBusiness().policy)} word={policyWord}>
      <HoursSections />
    </ToRead>
  )
}

interface ToReadProps {
  readonly document: object
  readonly word: (path: string) => string
  readonly children: ReactNode
}

const noProblems = new Map<string, string>()

function ToRead({ document, word, children }: ToReadProps) {
  const sheet = { document, published: document, problems: noProblems, canChange: false, word, set: () => {} }
  return <DocumentSheetContext value={sheet}>{children}</DocumentSheetContext>
}

export { CompanyPage as Component }
