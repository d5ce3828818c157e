/** The data of a send-email call, in camelCase; the adapter adds every field in snake_case too. Admin spec, section 7. */
export interface JobAssignmentEmail {
  readonly bookingId: string
  readonly contractorEmail: string
  readonly contractorName: string
  readonly service: string
  readonly date: string
  readonly time: string
  readonly homeType: string
  readonly bedrooms: string
  readonly bathrooms: string
  readonly address: string
  /** Dollars; null when no pay is set. */
  readonly contractorPay: number | null
  readonly addOns: readonly string[]
  readonly entryInstructions: string
  readonly petDetails: string
  readonly avoidAreas: string
  readonly parkingAvailable: string
  readonly buildingAccess: string
  readonly useCustomerEquipment: string
  readonly equipmentPreferences: string
  readonly notes: string
  readonly manualNotes: string
  readonly someoneHome: string
}

export interface CleanerAssignmentEmail {
  readonly bookingId: string
  readonly customerEmail: string
  readonly customerFirstName: string
  readonly customerName: string
  readonly service: string
  readonly date: string
  readonly time: string
  readonly assignedCleanerName: string
}

/** What the function answered: `error` may be empty when it failed without a word. */
export interface EmailAnswer {
  readonly success: boolean
  readonly error: string | null
}

/** An e-mail as it would be sent. */
export interface EmailPreview {
  readonly to: string
  readonly subject: string
  readonly html: string
}

export interface EmailsBackend {
  /** Fails only when the function could not be called. */
  readonly jobAssignment: (email: JobAssignmentEmail) => Promise<EmailAnswer>
  readonly cleanerAssignment: (email: CleanerAssignmentEmail) => Promise<EmailAnswer>
  /** What `jobAssignment` would send, rendered by what sends it. */
  readonly previewJobAssignment: (email: JobAssignmentEmail) => Promise<EmailPreview>
  /** What `cleanerAssignment` would send, rendered by what sends it. */
  readonly previewCleanerAssignment: (email: CleanerAssignmentEmail) => Promise<EmailPreview>
}
