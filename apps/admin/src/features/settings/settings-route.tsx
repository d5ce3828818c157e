import { PageTitle } from '../../kit/page-title.tsx'
import { CannedReplies } from './canned-replies.tsx'
import { Capacity } from './capacity.tsx'
import { CustomerData } from './customer-data.tsx'
import { DailyLimit } from './daily-limit.tsx'
import { OfficeHistory } from './office-history.tsx'
import { OfficeRights } from './office-rights.tsx'
import { PromoCodes } from './promo-codes.tsx'
import { Retention } from './retention.tsx'
import { ScheduleExceptions } from './schedule-exceptions.tsx'
import { SettingsCard } from './settings-cards.tsx'
import { SettingsIndex } from './settings-index.tsx'
import { Team } from './team.tsx'
import { OwnTwoSteps } from './two-steps.tsx'

/** The page of what the company can change without a programmer. */
export function Component() {
  return (
    <>
      <PageTitle title="Settings" hint="More admin options are coming soon." />
      <SettingsIndex />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="min-w-0 xl:col-span-2">
          <PromoCodes />
        </div>
        <div className="grid min-w-0 gap-4">
          <SettingsCard title="Daily booking limit" hint="A day with this many bookings is fully booked.">
            <DailyLimit />
          </SettingsCard>
          <SettingsCard title="Weekdays and crews" hint="What limits bookings besides the daily limit.">
            <Capacity />
          </SettingsCard>
          <ScheduleExceptions />
          <SettingsCard
            title="Customer data"
            hint="Export or erase what is stored about a person, and choose how long data is kept."
          >
            <div className="grid gap-6">
              <CustomerData />
              <div className="border-line border-t pt-6">
                <Retention />
              </div>
            </div>
          </SettingsCard>
        </div>
        <div className="grid min-w-0 gap-4">
          <SettingsCard
            title="Administrators"
            hint="Who may use the Command Hub. An owner also manages people, promo codes, prices, the company and how long data is kept."
          >
            <div className="grid gap-6">
              <Team />
              <div className="border-line border-t pt-6">
                <OfficeRights />
              </div>
            </div>
          </SettingsCard>
          <SettingsCard title="Canned replies" hint="Ready-made texts to insert into a reply to an inquiry.">
            <CannedReplies />
          </SettingsCard>
          <SettingsCard title="Two-step sign-in" hint="For your own account.">
            <OwnTwoSteps />
          </SettingsCard>
          <SettingsCard
            title="History"
            hint="Who changed codes, settings, contractors and administrators. A booking’s history is in its details."
          >
            <OfficeHistory />
          </SettingsCard>
        </div>
      </div>
    </>
  )
}
