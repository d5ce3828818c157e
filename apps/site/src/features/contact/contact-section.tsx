import { phoneUri } from '@dustforce/core/validation'
import { TextLink } from '@dustforce/ui/text-link'
import { useBusiness } from '@dustforce/ui/use-business'
import { openingHours } from '../../company/opening-hours.ts'
import { Section as PageSection } from '../../patterns/section.tsx'
import { ContactFormPanel } from './contact-form-panel.tsx'
import * as words from './words.en.ts'

/** Hours, service area and the contact form. */
export function Section() {
  const { company, policy } = useBusiness()
  return (
    <PageSection id="contact" title={words.title} intro={words.intro}>
      <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <dl className="grid content-start gap-6">
          <div className="grid gap-1">
            <dt className="font-semibold">{words.hours}</dt>
            {openingHours(policy).map(({ days, time }) => (
              <dd key={days} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
                <span>{days}</span> <span className="text-muted tabular-nums">{time}</span>
              </dd>
            ))}
          </div>
          <div className="grid gap-1">
            <dt className="font-semibold">{words.area}</dt>
            <dd className="text-muted">{company.serviceArea}</dd>
          </div>
          <div className="grid gap-1">
            <dt className="font-semibold">{words.phoneAndEmail}</dt>
            <dd>
              <TextLink href={`tel:${phoneUri(company.phone)}`}>{company.phone}</TextLink>
            </dd>
            <dd>
              <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
            </dd>
          </div>
        </dl>
        <ContactFormPanel />
      </div>
    </PageSection>
  )
}
