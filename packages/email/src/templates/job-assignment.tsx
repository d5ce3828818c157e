import { formatMoney } from '@dustforce/core/money'
import type { JobFacts } from '@dustforce/ports'
import { choiceWords, serviceName, startOf } from '../booking-words.ts'
import type { Company } from '../company.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Quotation, Subtitle, Title } from '../parts/prose.tsx'

interface Props {
  readonly company: Company
  readonly job: JobFacts
}

/** Tells a contractor everything a job needs. Admin spec, section 7. */
export function JobAssignment({ company, job }: Props) {
  const pay = job.contractorPay === null ? '' : formatMoney(job.contractorPay, { decimals: 2 })
  return (
    <Layout company={company} preview={`${serviceName(job.service)} on ${startOf(job)}`}>
      <Title>You have a new job</Title>
      <Paragraph>Hello {job.contractorName}, this job is assigned to you.</Paragraph>
      <FactList
        facts={[
          ['Service', serviceName(job.service)],
          ['Date and time', startOf(job)],
          ['Address', job.address],
          ['Home', choiceWords.homeType(job.homeType)],
          ['Bedrooms', job.bedrooms],
          ['Bathrooms', job.bathrooms],
          ['Add-ons', job.addOns.join(', ')],
          ['Your pay', pay],
        ]}
      />
      <Subtitle>Getting in</Subtitle>
      <FactList
        facts={[
          ['Someone home', choiceWords.someoneHome(job.someoneHome)],
          ['Entry', job.entryInstructions],
          ['Building access', choiceWords.buildingAccess(job.buildingAccess)],
          ['Parking', choiceWords.parking(job.parkingAvailable)],
        ]}
      />
      <Subtitle>Good to know</Subtitle>
      <FactList
        facts={[
          ['Pets', job.petDetails],
          ['Areas to avoid', job.avoidAreas],
          ["Customer's equipment", choiceWords.yesNo(job.useCustomerEquipment)],
          ['Equipment', job.equipmentPreferences],
          ['Special instructions', job.notes],
        ]}
      />
      {job.manualNotes !== '' && <Quotation>{job.manualNotes}</Quotation>}
    </Layout>
  )
}
