import { type AdminClient, isRow, textAt } from './admin-client.ts'

export interface EmailAnswer {
  readonly success: boolean
  readonly error: string | null
}

/** The e-mails that an administrator sends, through the function send-email. Admin spec, section 7. */
export function adminEmails({ invoke }: AdminClient) {
  const send = async (type: string, data: object): Promise<EmailAnswer> => {
    const answer = await invoke('send-email', { type, data })
    return { success: isRow(answer) && answer.success === true, error: textAt(answer, 'error') }
  }
  return {
    /** Every field goes out in camelCase and in snake_case. */
    jobAssignment: (email: object) =>
      send('job-assignment-confirmation', { ...email, ...inSnakeCase(email) }),
    cleanerAssignment: (email: {
      readonly bookingId: string
      readonly customerEmail: string
      readonly customerFirstName: string
      readonly customerName: string
      readonly service: string
      readonly date: string
      readonly time: string
      readonly assignedCleanerName: string
    }) =>
      send('cleaner-assignment', {
        bookingId: email.bookingId,
        customer_email: email.customerEmail,
        customerFirstName: email.customerFirstName,
        customer_name: email.customerName,
        service: email.service,
        date: email.date,
        time: email.time,
        assigned_cleaner_name: email.assignedCleanerName,
      }),
  }
}

/** The same fields under snake_case names. */
export function inSnakeCase(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}
