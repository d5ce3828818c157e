/** The tables whose changes arrive live. */
export type WatchedTable = 'bookings' | 'contact_inquiries' | 'contact_inquiry_replies' | 'contractors'

/** Whether changes arrive: 'lost' means that what is shown may be old. */
export type LiveStatus = 'connecting' | 'live' | 'lost'

export interface ChangesBackend {
  readonly subscribe: (listener: {
    readonly onChange: (table: WatchedTable) => void
    readonly onStatus: (status: LiveStatus) => void
  }) => () => void
}
