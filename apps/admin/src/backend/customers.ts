export interface ErasedCustomer {
  readonly bookingsDeleted: number
  /** Bookings with money, which stay for the books without their customer. */
  readonly bookingsAnonymized: number
  readonly inquiries: number
  readonly applications: number
}

export interface CustomersBackend {
  /** Everything that is held about a mailbox. */
  readonly exportData: (email: string) => Promise<unknown>
  readonly erase: (email: string) => Promise<ErasedCustomer>
}
