import type { ApplicationsBackend } from './applications.ts'
import type { BookingsBackend } from './bookings.ts'
import type { ChangesBackend } from './changes.ts'
import type { ContractorsBackend } from './contractors.ts'
import type { CustomersBackend } from './customers.ts'
import type { EmailsBackend } from './emails.ts'
import type { FiguresBackend } from './figures.ts'
import type { InquiriesBackend } from './inquiries.ts'
import type { PaymentsBackend } from './payments.ts'
import type { SessionBackend } from './session.ts'
import type { SettingsBackend } from './settings.ts'

/** Everything that the Command Hub asks of the outside world. `runtime.ts` chooses what answers. */
export interface AdminBackend {
  readonly session: SessionBackend
  readonly bookings: BookingsBackend
  readonly contractors: ContractorsBackend
  readonly inquiries: InquiriesBackend
  readonly figures: FiguresBackend
  readonly emails: EmailsBackend
  readonly payments: PaymentsBackend
  readonly applications: ApplicationsBackend
  readonly settings: SettingsBackend
  readonly customers: CustomersBackend
  readonly changes: ChangesBackend
}
