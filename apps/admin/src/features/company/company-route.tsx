import { scheduleOf } from '@dustforce/office/company'
import { companyWord, policyWord } from '@dustforce/office/publishing'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { PageTitle } from '../../kit/page-title.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useIsOwner } from '../../patterns/use-team.ts'
import { CompanyPart, CompanySections } from './company-part.tsx'
import { type CompanyPartId, CompanyParts, partOf } from './company-parts.tsx'
import { HoursPart, HoursSections } from './hours-part.tsx'
import { OpeningPart } from './opening-part.tsx'
import { ToRead } from './to-read.tsx'

/** The page that says who the company is, when it works and what it says: an owner changes it, the office reads it. */
export function CompanyPage() {
  const isOwner = useIsOwner()
  const [search] = useSearchParams()
  const part = partOf(search.get('part'))
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
      <CompanyParts part={part} />
      {isOwner === undefined ? null : <Shown part={part} isOwner={isOwner} />}
    </>
  )
}

const TextsPart = lazyPart(() => import('./texts-part.tsx'), <Skeleton className="h-64" />)

const ChargesPart = lazyPart(() => import('./charges-part.tsx'), <Skeleton className="h-64" />)

function Shown({ part, isOwner }: { readonly part: CompanyPartId; readonly isOwner: boolean }) {
  switch (part) {
    case 'company':
      return isOwner ? <OwnCompany /> : <OfficeCompany />
    case 'hours':
      return isOwner ? <OwnHours /> : <OfficeHours />
    case 'charges':
      return isOwner ? <OwnCharges /> : <ChargesPart versions={null} />
    case 'texts':
      return isOwner ? <OwnTexts /> : <TextsPart versions={null} />
    case 'opening':
      return isOwner ? <OwnOpening /> : <OpeningPart versions={null} />
  }
}

function OwnTexts() {
  const { texts } = useBackend()
  const query = useQuery({ queryKey: ['published', 'texts'], queryFn: texts.versions })
  return (
    <QueryState query={query} what="the texts" loading="h-64">
      {(versions) => <TextsPart versions={versions} />}
    </QueryState>
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

function OwnCharges() {
  const { charges } = useBackend()
  const query = useQuery({ queryKey: ['published', 'charges'], queryFn: charges.versions })
  return (
    <QueryState query={query} what="when visits are charged" loading="h-64">
      {(versions) => <ChargesPart versions={versions} />}
    </QueryState>
  )
}

function OwnOpening() {
  const { companies } = useBackend()
  const query = useQuery({ queryKey: ['published', 'company'], queryFn: companies.versions })
  return (
    <QueryState query={query} what="the steps" loading="h-64">
      {(versions) => <OpeningPart versions={versions} />}
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

export { CompanyPage as Component }
