export { AdminFrame, type AdminFrameProps } from './admin-frame.tsx'
export { AdminHeader, type AdminHeaderProps } from './admin-header.tsx'
export { type AdminPage, AdminSidebar, type AdminSidebarProps } from './admin-sidebar.tsx'
export { applicationStatuses, type JobApplication } from './application-record.ts'
export { AssignDialog, type AssignDialogProps } from './assign-dialog.tsx'
export { BookingDetail, type BookingDetailProps } from './booking-detail.tsx'
export {
  BookingFilterBar,
  type BookingFilterBarProps,
  type BookingFilterValues,
} from './booking-filter-bar.tsx'
export type { Booking } from './booking-record.ts'
export { BookingRow, type BookingRowActions, bookingColumns } from './booking-row.tsx'
export { BookingStatusSelect } from './booking-status-select.tsx'
export { cleanerOf, dateText, whenText } from './booking-words.ts'
export { BookingSkeletonRows, type BookingSortColumn, BookingsTable } from './bookings-table.tsx'
export { ConnectionNotice } from './connection-notice.tsx'
export { ContractorEmailDialog } from './contractor-email-dialog.tsx'
export { CustomerEmailDialog } from './customer-email-dialog.tsx'
export { DeleteBookingDialog } from './delete-booking-dialog.tsx'
export { type BookingEdit, EditBookingDialog } from './edit-booking-dialog.tsx'
export { PageTitle } from './page-title.tsx'
export { PayField } from './pay-field.tsx'
export { SignInForm, type SignInFormProps } from './sign-in-form.tsx'
