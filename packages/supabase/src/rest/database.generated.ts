// Made by `npm run test:one -- packages/supabase/test/database-types.db.test.ts -u` from the migrated database; the same test fails when they differ.

/** The tables of the API, as an administrator may use them. */
export interface Tables {
  readonly admin_audit: {
    readonly Row: {
      readonly id: number | string
      readonly actor: string
      readonly action: 'customer-exported' | 'customer-erased' | 'expired-erased' | 'email-sent-again' | 'email-looked-at'
      readonly mailbox_hash: string | null
      readonly counts: unknown
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly admin_users: {
    readonly Row: {
      readonly user_id: string
      readonly email: string
      readonly is_active: boolean
      readonly role: 'owner' | 'office'
      readonly created_at: string
    }
    readonly Insert: {
      readonly email: string
      readonly is_active?: boolean
    }
    readonly Update: Record<never, never>
  }
  readonly booking_acts: {
    readonly Row: {
      readonly id: string
      readonly booking_id: string
      readonly kind: 'canceled' | 'moved' | 'changed' | 'revived' | 'priced'
      readonly by_whom: 'office' | 'customer'
      readonly actor: string
      readonly reason: string | null
      readonly agreed: unknown
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly booking_events: {
    readonly Row: {
      readonly id: number | string
      readonly booking_id: string
      readonly action: 'created' | 'updated' | 'deleted'
      readonly actor: string
      readonly changes: unknown
      readonly created_at: string
      readonly request_id: string | null
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly booking_settings: {
    readonly Row: {
      readonly setting_name: string
      readonly setting_value: string
      readonly updated_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: {
      readonly setting_value?: string
    }
  }
  readonly bookings: {
    readonly Row: {
      readonly id: string
      readonly customer_name: string
      readonly email: string
      readonly customer_email: string | null
      readonly phone: string
      readonly address: string
      readonly booking_date: string
      readonly booking_time: string
      readonly booking_minute: number | null
      readonly duration_minutes: number
      readonly held_minutes: number | null
      readonly busy: string | null
      readonly service_type: string
      readonly home_type: string | null
      readonly bedrooms: number | null
      readonly bathrooms: number | null
      readonly add_ons: unknown
      readonly add_ons_details: unknown
      readonly has_pets: boolean | null
      readonly pet_details: string | null
      readonly use_customer_equipment: boolean | null
      readonly equipment_preferences: string | null
      readonly someone_home: string | null
      readonly entry_instructions: string | null
      readonly building_access: string | null
      readonly parking_available: string | null
      readonly avoid_areas: string | null
      readonly language: string | null
      readonly notes: string | null
      readonly admin_notes: string | null
      readonly booking_status: 'pending' | 'assigned' | 'confirmed' | 'scheduled' | 'in_progress' | 'completed' | 'canceled'
      readonly payment_status: 'pending' | 'due' | 'arranged' | 'expired' | 'failed' | 'paid' | 'completed' | 'refunded'
      readonly occupies_day: boolean
      readonly contractor_id: string | null
      readonly assigned_cleaner_name: string | null
      readonly assigned_cleaner_phone: string | null
      readonly overlap_reason: 'agreed' | 'second-person' | 'shorter' | 'nobody-else' | null
      readonly contractor_pay: number | string | null
      readonly missed_by: 'customer' | 'company' | 'access' | 'weather' | null
      readonly base_service_price: number | string
      readonly pet_fee: number | string
      readonly add_ons_total: number | string
      readonly subtotal_before_tax: number | string | null
      readonly discount_amount: number | string
      readonly agreed_price: number | string | null
      readonly applied_promo_code: string | null
      readonly hst_amount: number | string | null
      readonly total_price: number | string
      readonly currency: string
      readonly pricing_breakdown: unknown
      readonly price_book_version: string | null
      readonly attempt_id: string | null
      readonly attempt_fingerprint: string | null
      readonly hold_expires_at: string | null
      readonly visitor: string | null
      readonly checkout_url: string | null
      readonly stripe_session_id: string | null
      readonly stripe_payment_intent: string | null
      readonly refund_due: boolean
      readonly refunded_at: string | null
      readonly refunded_amount: number | string
      readonly lost_amount: number | string
      readonly retainable_amount: number | string | null
      readonly terms: unknown
      readonly late_since: string | null
      readonly started_at: string | null
      readonly customer_moves: number
      readonly series_id: string | null
      readonly original_date: string | null
      readonly detached: boolean
      readonly attention: unknown
      readonly version: number
      readonly created_at: string
      readonly updated_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: {
      readonly customer_name?: string
      readonly email?: string
      readonly phone?: string
      readonly address?: string
      readonly booking_date?: string
      readonly booking_time?: string
      readonly duration_minutes?: number
      readonly service_type?: string
      readonly home_type?: string | null
      readonly bedrooms?: number | null
      readonly bathrooms?: number | null
      readonly has_pets?: boolean | null
      readonly pet_details?: string | null
      readonly use_customer_equipment?: boolean | null
      readonly equipment_preferences?: string | null
      readonly someone_home?: string | null
      readonly entry_instructions?: string | null
      readonly building_access?: string | null
      readonly parking_available?: string | null
      readonly avoid_areas?: string | null
      readonly language?: string | null
      readonly notes?: string | null
      readonly admin_notes?: string | null
      readonly booking_status?: 'pending' | 'assigned' | 'confirmed' | 'scheduled' | 'in_progress' | 'completed' | 'canceled'
      readonly contractor_id?: string | null
      readonly assigned_cleaner_name?: string | null
      readonly assigned_cleaner_phone?: string | null
      readonly overlap_reason?: 'agreed' | 'second-person' | 'shorter' | 'nobody-else' | null
      readonly contractor_pay?: number | string | null
      readonly started_at?: string | null
      readonly attention?: unknown
    }
  }
  readonly business_versions: {
    readonly Row: {
      readonly id: number | string
      readonly kind: 'price-book' | 'policy' | 'company' | 'charges' | 'texts'
      readonly document: unknown
      readonly author: string | null
      readonly note: string
      readonly holds_from: string
      readonly based_on: number | string | null
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly canned_replies: {
    readonly Row: {
      readonly id: string
      readonly title: string
      readonly body: string
      readonly created_at: string
    }
    readonly Insert: {
      readonly title: string
      readonly body: string
    }
    readonly Update: {
      readonly title?: string
      readonly body?: string
    }
  }
  readonly charge_tries: {
    readonly Row: {
      readonly id: string
      readonly booking_id: string
      readonly by_whom: 'company' | 'customer'
      readonly at: string
      readonly outcome: 'pending' | 'charged' | 'declined' | 'dropped'
      readonly decline: 'later' | 'other-card' | 'ask-customer' | null
      readonly code: string | null
      readonly card_id: string | null
      readonly is_told: boolean
      readonly session_id: string | null
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly closures: {
    readonly Row: {
      readonly id: string
      readonly from_day: string
      readonly to_day: string
      readonly reason: string
      readonly created_at: string
      readonly updated_at: string
    }
    readonly Insert: {
      readonly from_day: string
      readonly to_day: string
      readonly reason: string
    }
    readonly Update: {
      readonly from_day?: string
      readonly to_day?: string
      readonly reason?: string
    }
  }
  readonly contact_inquiries: {
    readonly Row: {
      readonly id: string
      readonly name: string
      readonly email: string
      readonly phone: string | null
      readonly subject: string | null
      readonly message: string
      readonly attempt_key: string | null
      readonly inquiry_status: 'new' | 'in_progress' | 'resolved' | 'closed'
      readonly created_at: string
      readonly updated_at: string
      readonly booking_id: string | null
      readonly language: string | null
    }
    readonly Insert: Record<never, never>
    readonly Update: {
      readonly inquiry_status?: 'new' | 'in_progress' | 'resolved' | 'closed'
      readonly updated_at?: string
    }
  }
  readonly contact_inquiry_replies: {
    readonly Row: {
      readonly id: string
      readonly inquiry_id: string
      readonly reply_content: string
      readonly admin_email: string
      readonly created_at: string
    }
    readonly Insert: {
      readonly inquiry_id: string
      readonly reply_content: string
      readonly admin_email: string
    }
    readonly Update: Record<never, never>
  }
  readonly contractors: {
    readonly Row: {
      readonly id: string
      readonly full_name: string
      readonly email: string
      readonly phone: string
      readonly address: string | null
      readonly emergency_contact: unknown
      readonly service_areas: unknown
      readonly services_offered: unknown
      readonly availability: unknown
      readonly equipment: unknown
      readonly pay_details: unknown
      readonly notes: string | null
      readonly status: boolean
      readonly created_at: string
      readonly updated_at: string
    }
    readonly Insert: {
      readonly full_name: string
      readonly email: string
      readonly phone: string
      readonly address?: string | null
      readonly emergency_contact?: unknown
      readonly service_areas?: unknown
      readonly services_offered?: unknown
      readonly availability?: unknown
      readonly equipment?: unknown
      readonly pay_details?: unknown
      readonly notes?: string | null
      readonly status?: boolean
    }
    readonly Update: {
      readonly full_name?: string
      readonly email?: string
      readonly phone?: string
      readonly address?: string | null
      readonly emergency_contact?: unknown
      readonly service_areas?: unknown
      readonly services_offered?: unknown
      readonly availability?: unknown
      readonly equipment?: unknown
      readonly pay_details?: unknown
      readonly notes?: string | null
      readonly status?: boolean
    }
  }
  readonly email_outbox: {
    readonly Row: {
      readonly id: string
      readonly kind: string
      readonly channel: string
      readonly ref: string
      readonly recipient: string | null
      readonly payload: unknown
      readonly dedup_key: string | null
      readonly status: 'queued' | 'sending' | 'sent' | 'failed'
      readonly attempts: number
      readonly next_attempt_at: string
      readonly sent_at: string | null
      readonly last_error: string | null
      readonly erased_at: string | null
      readonly provider_id: string | null
      readonly request_key: string | null
      readonly delivery: 'delivered' | 'bounced' | 'complained' | 'suppressed' | 'not-sent' | null
      readonly delivery_detail: string | null
      readonly delivery_at: string | null
      readonly looked_at: string | null
      readonly created_at: string
      readonly nr: number | string
      readonly request_id: string | null
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly job_applications: {
    readonly Row: {
      readonly id: string
      readonly full_name: string
      readonly email: string
      readonly phone: string
      readonly experience: 'Less than 1 year' | '1–2 years' | '3+ years' | null
      readonly available_days: unknown
      readonly available_times: unknown
      readonly service_areas: unknown
      readonly message: string | null
      readonly resume_filename: string | null
      readonly resume_content: string | null
      readonly consent_to_contact: boolean
      readonly attempt_key: string | null
      readonly application_status: 'pending' | 'reviewing' | 'interview' | 'hired' | 'rejected'
      readonly admin_notes: string | null
      readonly created_at: string
      readonly updated_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: {
      readonly application_status?: 'pending' | 'reviewing' | 'interview' | 'hired' | 'rejected'
      readonly admin_notes?: string | null
    }
  }
  readonly kept_cards: {
    readonly Row: {
      readonly series_id: string
      readonly brand: string | null
      readonly last4: string | null
      readonly exp_month: number | null
      readonly exp_year: number | null
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly left_visits: {
    readonly Row: {
      readonly series_id: string
      readonly original_date: string
      readonly why: unknown
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly office_events: {
    readonly Row: {
      readonly id: number | string
      readonly entity: string
      readonly ref: string
      readonly action: 'created' | 'updated' | 'deleted'
      readonly actor: string
      readonly changes: unknown
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly payment_events: {
    readonly Row: {
      readonly id: string
      readonly type: 'completed' | 'async_succeeded' | 'async_failed' | 'expired' | 'charge_succeeded' | 'charge_failed' | 'refunded' | 'partly_refunded' | 'refund_given' | 'refund_failed' | 'dispute_opened' | 'dispute_lost' | 'dispute_won'
      readonly booking_id: string | null
      readonly session_id: string | null
      readonly payment_intent: string | null
      readonly reversal_id: string | null
      readonly payment_id: string | null
      readonly paid: boolean
      readonly amount_total: number | string | null
      readonly currency: string | null
      readonly outcome: string
      readonly created_at: string
      readonly request_id: string | null
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly payments: {
    readonly Row: {
      readonly id: string
      readonly booking_id: string
      readonly purpose: 'first' | 'change' | 'visit'
      readonly amount: number | string
      readonly currency: string
      readonly session_id: string | null
      readonly payment_intent: string | null
      readonly method: 'cash' | 'e-transfer' | 'card-terminal' | null
      readonly reference: string | null
      readonly taken_by: string | null
      readonly paid_at: string | null
      readonly is_disputed: boolean
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly payout_lines: {
    readonly Row: {
      readonly payout_id: string
      readonly booking_id: string
      readonly nr: number
      readonly contractor_id: string | null
      readonly cleaner_name: string
      readonly cleaner: string
      readonly day: string
      readonly reason: 'job' | 'pay-changed' | 'canceled' | 'reassigned' | 'reopened' | 'not-paid' | 'deleted' | 'reversed'
      readonly amount: number | string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly payouts: {
    readonly Row: {
      readonly id: string
      readonly contractor_id: string | null
      readonly contractor_name: string
      readonly from_day: string
      readonly to_day: string
      readonly amount: number | string
      readonly reverses: string | null
      readonly method: 'e-transfer' | 'direct-deposit' | 'cheque' | 'cash' | 'other' | null
      readonly reference: string
      readonly note: string
      readonly created_by: string
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly price_books: {
    readonly Row: {
      readonly version: string
      readonly book: unknown
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly price_rises: {
    readonly Row: {
      readonly id: string
      readonly price_book_version: string
      readonly from_day: string
      readonly author: string
      readonly taken_back_at: string | null
      readonly taken_back_by: string | null
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly promo_codes: {
    readonly Row: {
      readonly code: string
      readonly is_active: boolean
      readonly discount_type: 'percentage' | 'fixed'
      readonly discount_value: number | string
      readonly valid_until: string | null
      readonly max_uses: number | null
      readonly current_uses: number
      readonly min_order_amount: number | string | null
      readonly first_time_only: boolean
      readonly created_at: string
      readonly updated_at: string
    }
    readonly Insert: {
      readonly code: string
      readonly is_active?: boolean
      readonly discount_type: 'percentage' | 'fixed'
      readonly discount_value: number | string
      readonly valid_until?: string | null
      readonly max_uses?: number | null
      readonly min_order_amount?: number | string | null
      readonly first_time_only?: boolean
    }
    readonly Update: {
      readonly is_active?: boolean
      readonly discount_type?: 'percentage' | 'fixed'
      readonly discount_value?: number | string
      readonly valid_until?: string | null
      readonly max_uses?: number | null
      readonly min_order_amount?: number | string | null
      readonly first_time_only?: boolean
    }
  }
  readonly promo_redemptions: {
    readonly Row: {
      readonly booking_id: string
      readonly code: string
      readonly mailbox_hash: string
      readonly held_until: string | null
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly refund_tries: {
    readonly Row: {
      readonly key: string
      readonly attempts: number
      readonly next_attempt_at: string | null
      readonly refused_at: string | null
      readonly refusal: string | null
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly refunds: {
    readonly Row: {
      readonly id: string
      readonly payment_id: string
      readonly booking_id: string
      readonly amount: number | string
      readonly status: 'due' | 'sent' | 'done' | 'failed'
      readonly act_id: string | null
      readonly told: boolean
      readonly asked_at: string | null
      readonly provider_id: string | null
      readonly method: 'cash' | 'e-transfer' | 'card-terminal' | null
      readonly reference: string | null
      readonly paid_back_by: string | null
      readonly created_at: string
      readonly settled_at: string | null
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly saved_views: {
    readonly Row: {
      readonly id: string
      readonly user_id: string
      readonly page: 'bookings' | 'contacts' | 'customers' | 'contractors'
      readonly name: string
      readonly query: string
      readonly is_default: boolean
      readonly created_at: string
    }
    readonly Insert: {
      readonly page: 'bookings' | 'contacts' | 'customers' | 'contractors'
      readonly name: string
      readonly query?: string
      readonly is_default?: boolean
    }
    readonly Update: {
      readonly name?: string
      readonly query?: string
      readonly is_default?: boolean
    }
  }
  readonly series: {
    readonly Row: {
      readonly id: string
      readonly status: 'offered' | 'running' | 'ended' | 'lapsed'
      readonly email: string
      readonly every: 'week' | '2-weeks' | '4-weeks' | 'month'
      readonly from_day: string
      readonly counted_from: string | null
      readonly until_day: string | null
      readonly start_minute: number
      readonly on_closed: 'skip' | 'next-open-day'
      readonly price_book_version: string
      readonly request: unknown
      readonly visits: unknown
      readonly pauses: unknown
      readonly planned_through: string
      readonly problem: string | null
      readonly consent_text: string
      readonly consent_terms: unknown
      readonly consented_at: string
      readonly ended_at: string | null
      readonly ended_by: 'customer' | 'office' | null
      readonly version: number
      readonly created_at: string
      readonly updated_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly series_acts: {
    readonly Row: {
      readonly id: string
      readonly series_id: string
      readonly kind: 'skip' | 'take-back' | 'pause' | 'go-on' | 'rearrange' | 'end'
      readonly by_whom: 'customer' | 'office'
      readonly actor: string
      readonly reason: string | null
      readonly asked: unknown
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly series_rises: {
    readonly Row: {
      readonly rise_id: string
      readonly series_id: string
      readonly told_on: string
      readonly holds_from: string
      readonly price_book_before: string
      readonly before_amount: number | string
      readonly after_amount: number | string
      readonly state: 'told' | 'held' | 'taken-back'
      readonly held_at: string | null
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly special_hours: {
    readonly Row: {
      readonly day: string
      readonly opens: string
      readonly closes: string
      readonly created_at: string
      readonly updated_at: string
    }
    readonly Insert: {
      readonly day: string
      readonly opens: string
      readonly closes: string
    }
    readonly Update: {
      readonly opens?: string
      readonly closes?: string
    }
  }
  readonly unmatched_payments: {
    readonly Row: {
      readonly session_id: string
      readonly payment_intent: string | null
      readonly booking_id: string
      readonly amount: number | string
      readonly currency: string
      readonly refunded: number | string
      readonly lost: number | string
      readonly refund_due: boolean
      readonly refunded_at: string | null
      readonly attention: unknown
      readonly resolved_at: string | null
      readonly resolved_by: string | null
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly visit_charges: {
    readonly Row: {
      readonly booking_id: string
      readonly announced_at: string | null
      readonly announced_by: unknown
      readonly last_letter_at: string | null
      readonly next_at: string | null
      readonly looked_for: string | null
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
  readonly waiting: {
    readonly Row: {
      readonly id: string
      readonly email: string
      readonly service_type: string
      readonly duration_minutes: number
      readonly home: unknown
      readonly consent: string
      readonly state: 'waiting' | 'offered' | 'paying' | 'booked' | 'left'
      readonly queued_at: string
      readonly lapses: number
      readonly lapsed_at: string | null
      readonly offered_day: string | null
      readonly offered_minute: number | null
      readonly offered_until: string | null
      readonly freed_at: string | null
      readonly booking_id: string | null
      readonly nr: number | string
      readonly created_at: string
    }
    readonly Insert: Record<never, never>
    readonly Update: Record<never, never>
  }
}

/** The functions of the API. What is `unknown` is JSON, of which the database says no more. */
export interface Functions {
  readonly accept_invitation: {
    readonly Args: {
      readonly token: string | null
      readonly user_id: string | null
    }
    readonly Returns: boolean
  }
  readonly admin_booking_history: {
    readonly Args: {
      readonly booking_id: string | null
      readonly after: unknown
      readonly batch: number | null
    }
    readonly Returns: unknown
  }
  readonly admin_bookings: {
    readonly Args: {
      readonly request: unknown
    }
    readonly Returns: unknown
  }
  readonly admin_change_applications: {
    readonly Args: {
      readonly request: unknown
    }
    readonly Returns: unknown
  }
  readonly admin_change_bookings: {
    readonly Args: {
      readonly request: unknown
    }
    readonly Returns: unknown
  }
  readonly admin_change_inquiries: {
    readonly Args: {
      readonly request: unknown
    }
    readonly Returns: unknown
  }
  readonly admin_change_records: {
    readonly Args: {
      readonly changes: unknown
    }
    readonly Returns: null
  }
  readonly admin_cleaner_names: {
    readonly Args: Record<never, never>
    readonly Returns: unknown
  }
  readonly admin_cleaner_wishes: {
    readonly Args: {
      readonly booking_id: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_count_needing_cleaner: {
    readonly Args: Record<never, never>
    readonly Returns: number
  }
  readonly admin_customer: {
    readonly Args: {
      readonly booking_id: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_customers: {
    readonly Args: {
      readonly search: string | null
      readonly after: unknown
      readonly batch: number | null
    }
    readonly Returns: unknown
  }
  readonly admin_dashboard: {
    readonly Args: {
      readonly request: unknown
    }
    readonly Returns: unknown
  }
  readonly admin_decide_review: {
    readonly Args: {
      readonly booking_id: string | null
      readonly decision: string | null
      readonly version: number | null
    }
    readonly Returns: boolean
  }
  readonly admin_email_looked_at: {
    readonly Args: {
      readonly id: string | null
      readonly trouble: string | null
    }
    readonly Returns: boolean
  }
  readonly admin_emails_to_look_at: {
    readonly Args: Record<never, never>
    readonly Returns: unknown
  }
  readonly admin_erase_customer: {
    readonly Args: {
      readonly email: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_export_customer: {
    readonly Args: {
      readonly email: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_finance: {
    readonly Args: {
      readonly from_date: string | null
      readonly to_date: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_hire: {
    readonly Args: {
      readonly application_id: string | null
      readonly contractor: unknown
    }
    readonly Returns: string
  }
  readonly admin_inquiries: {
    readonly Args: {
      readonly request: unknown
    }
    readonly Returns: unknown
  }
  readonly admin_inquiry_counts: {
    readonly Args: Record<never, never>
    readonly Returns: unknown
  }
  readonly admin_invite: {
    readonly Args: {
      readonly email: string | null
      readonly role: string | null
    }
    readonly Returns: string
  }
  readonly admin_last_visits: {
    readonly Args: {
      readonly booking_id: string | null
      readonly day?: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_needs_you: {
    readonly Args: Record<never, never>
    readonly Returns: unknown
  }
  readonly admin_never_again: {
    readonly Args: {
      readonly booking_ids: readonly string[] | null
    }
    readonly Returns: unknown
  }
  readonly admin_note_customer: {
    readonly Args: {
      readonly booking_id: string | null
      readonly note: string | null
      readonly seen: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_office_history: {
    readonly Args: {
      readonly after: unknown
      readonly batch: number | null
    }
    readonly Returns: unknown
  }
  readonly admin_pay_contractor: {
    readonly Args: {
      readonly request: unknown
    }
    readonly Returns: string
  }
  readonly admin_payment_looked_at: {
    readonly Args: {
      readonly kind: string | null
      readonly key: string | null
      readonly attention: unknown
    }
    readonly Returns: boolean
  }
  readonly admin_payments_to_look_at: {
    readonly Args: Record<never, never>
    readonly Returns: unknown
  }
  readonly admin_payout_statement: {
    readonly Args: {
      readonly cleaner: string | null
      readonly from_date: string | null
      readonly to_date: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_payouts: {
    readonly Args: {
      readonly from_date: string | null
      readonly to_date: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_preview_limits: {
    readonly Args: {
      readonly limits: unknown
    }
    readonly Returns: unknown
  }
  readonly admin_remove_wish: {
    readonly Args: {
      readonly wish: string | null
    }
    readonly Returns: boolean
  }
  readonly admin_reset_factors: {
    readonly Args: {
      readonly user_id: string | null
    }
    readonly Returns: null
  }
  readonly admin_reverse_payout: {
    readonly Args: {
      readonly request: unknown
    }
    readonly Returns: string
  }
  readonly admin_reviews: {
    readonly Args: {
      readonly decision: string | null
      readonly after: unknown
      readonly batch: number | null
    }
    readonly Returns: unknown
  }
  readonly admin_search: {
    readonly Args: {
      readonly typed: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_send_email_again: {
    readonly Args: {
      readonly id: string | null
    }
    readonly Returns: boolean
  }
  readonly admin_series: {
    readonly Args: {
      readonly booking_id: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_set_active: {
    readonly Args: {
      readonly user_id: string | null
      readonly active: boolean | null
    }
    readonly Returns: null
  }
  readonly admin_set_role: {
    readonly Args: {
      readonly user_id: string | null
      readonly role: string | null
    }
    readonly Returns: null
  }
  readonly admin_take_back: {
    readonly Args: {
      readonly request: unknown
    }
    readonly Returns: unknown
  }
  readonly admin_team: {
    readonly Args: Record<never, never>
    readonly Returns: unknown
  }
  readonly admin_to_pay_back: {
    readonly Args: {
      readonly booking_id: string | null
    }
    readonly Returns: number | string
  }
  readonly admin_undo: {
    readonly Args: {
      readonly batch: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_waiting: {
    readonly Args: {
      readonly first_day: string | null
      readonly last_day: string | null
    }
    readonly Returns: unknown
  }
  readonly admin_wish_cleaner: {
    readonly Args: {
      readonly booking_id: string | null
      readonly contractor: string | null
      readonly wish: string | null
    }
    readonly Returns: boolean
  }
  readonly admin_withdraw_invitation: {
    readonly Args: {
      readonly id: string | null
    }
    readonly Returns: null
  }
  readonly admin_withdraw_links: {
    readonly Args: {
      readonly booking_id: string | null
      readonly send?: boolean | null
    }
    readonly Returns: boolean
  }
  readonly admit_checkout: {
    readonly Args: {
      readonly visitor: string | null
      readonly email: string | null
    }
    readonly Returns: boolean
  }
  readonly attach_change: {
    readonly Args: {
      readonly payment_id: string | null
      readonly session_id: string | null
      readonly url: string | null
    }
    readonly Returns: boolean
  }
  readonly attach_charge_page: {
    readonly Args: {
      readonly try_id: string | null
      readonly session_id: string | null
    }
    readonly Returns: null
  }
  readonly attach_checkout: {
    readonly Args: {
      readonly booking_id: string | null
      readonly session_id: string | null
      readonly url: string | null
    }
    readonly Returns: boolean
  }
  readonly availability: {
    readonly Args: {
      readonly from_date: string | null
      readonly days: number | null
      readonly offer?: string | null
    }
    readonly Returns: unknown
  }
  readonly backlog: {
    readonly Args: Record<never, never>
    readonly Returns: readonly {
      readonly oldest_waiting_email: string | null
      readonly waiting_emails: number | string
      readonly failed_emails: number | string
      readonly oldest_due_refund: string | null
      readonly refunds_due: number | string
      readonly last_webhook: string | null
      readonly last_run: string | null
      readonly failed_parts: readonly string[]
    }[]
  }
  readonly booking_facts: {
    readonly Args: {
      readonly booking_id: string | null
      readonly act_id?: string | null
    }
    readonly Returns: unknown
  }
  readonly booking_link_seeds: {
    readonly Args: {
      readonly owners: unknown
      readonly scope: string | null
      readonly key_id: string | null
    }
    readonly Returns: unknown
  }
  readonly booking_paid_just_now: {
    readonly Args: {
      readonly session_id: string | null
      readonly visitor: string | null
    }
    readonly Returns: unknown
  }
  readonly cancel_open_checkout: {
    readonly Args: {
      readonly booking_id: string | null
      readonly admin_email: string | null
    }
    readonly Returns: unknown
  }
  readonly card_forgotten: {
    readonly Args: {
      readonly card_id: string | null
    }
    readonly Returns: null
  }
  readonly cards_expiring: {
    readonly Args: {
      readonly month: string | null
    }
    readonly Returns: unknown
  }
  readonly cards_to_forget: {
    readonly Args: {
      readonly batch: number | null
    }
    readonly Returns: readonly string[]
  }
  readonly cards_to_read: {
    readonly Args: Record<never, never>
    readonly Returns: readonly {
      readonly series_id: string
      readonly customer_id: string
      readonly card_id: string | null
    }[]
  }
  readonly change_series: {
    readonly Args: {
      readonly change: unknown
    }
    readonly Returns: string
  }
  readonly charge_pages_pending: {
    readonly Args: Record<never, never>
    readonly Returns: readonly {
      readonly try_id: string
      readonly booking_id: string
      readonly session_id: string | null
    }[]
  }
  readonly charges_due: {
    readonly Args: {
      readonly days_ahead: number | null
      readonly batch: number | null
    }
    readonly Returns: readonly string[]
  }
  readonly charges_pending: {
    readonly Args: Record<never, never>
    readonly Returns: readonly {
      readonly try_id: string
      readonly booking_id: string
      readonly customer_id: string
      readonly card_id: string
      readonly amount_cents: number | string
      readonly currency: string
      readonly is_awaited: boolean
    }[]
  }
  readonly claim_emails: {
    readonly Args: {
      readonly batch: number | null
      readonly only_kind?: string | null
      readonly only_ref?: string | null
    }
    readonly Returns: unknown
  }
  readonly current_business: {
    readonly Args: Record<never, never>
    readonly Returns: unknown
  }
  readonly database_format: {
    readonly Args: Record<never, never>
    readonly Returns: unknown
  }
  readonly enqueue_email: {
    readonly Args: {
      readonly email: unknown
    }
    readonly Returns: string
  }
  readonly erase_expired: {
    readonly Args: {
      readonly batch: number | null
    }
    readonly Returns: unknown
  }
  readonly expect_card: {
    readonly Args: {
      readonly booking_id: string | null
    }
    readonly Returns: null
  }
  readonly find_attempt: {
    readonly Args: {
      readonly attempt_id: string | null
    }
    readonly Returns: unknown
  }
  readonly find_price_book: {
    readonly Args: {
      readonly version: string | null
    }
    readonly Returns: readonly {
      readonly book: unknown
      readonly superseded_at: string | null
    }[]
  }
  readonly finish_emails: {
    readonly Args: {
      readonly results: unknown
    }
    readonly Returns: null
  }
  readonly follow_up_candidates: {
    readonly Args: {
      readonly days_ahead: number | null
      readonly days_back: number | null
    }
    readonly Returns: unknown
  }
  readonly hold_rise: {
    readonly Args: {
      readonly rise: unknown
    }
    readonly Returns: string
  }
  readonly invite_admin: {
    readonly Args: {
      readonly user_id: string | null
      readonly invited_by?: string | null
    }
    readonly Returns: null
  }
  readonly invited_address: {
    readonly Args: {
      readonly token: string | null
    }
    readonly Returns: string
  }
  readonly is_first_time: {
    readonly Args: {
      readonly email: string | null
    }
    readonly Returns: boolean
  }
  readonly job_by_link: {
    readonly Args: {
      readonly hash: string | null
      readonly visitor: string | null
      readonly acts: boolean | null
    }
    readonly Returns: unknown
  }
  readonly join_waiting: {
    readonly Args: {
      readonly wish: unknown
      readonly visitor: string | null
    }
    readonly Returns: unknown
  }
  readonly keep_figures: {
    readonly Args: {
      readonly batch: number | null
    }
    readonly Returns: number
  }
  readonly keep_link_hashes: {
    readonly Args: {
      readonly hashes: unknown
    }
    readonly Returns: null
  }
  readonly keep_price_book: {
    readonly Args: {
      readonly book: unknown
    }
    readonly Returns: string
  }
  readonly keep_resources: {
    readonly Args: {
      readonly resources: unknown
      readonly needs: unknown
    }
    readonly Returns: null
  }
  readonly lapse_offers: {
    readonly Args: Record<never, never>
    readonly Returns: number
  }
  readonly leave_waiting: {
    readonly Args: {
      readonly token: string | null
      readonly visitor: string | null
    }
    readonly Returns: unknown
  }
  readonly mail_choices_by_link: {
    readonly Args: {
      readonly hash: string | null
      readonly visitor: string | null
      readonly chosen: unknown
    }
    readonly Returns: unknown
  }
  readonly move_booking: {
    readonly Args: {
      readonly act: unknown
    }
    readonly Returns: unknown
  }
  readonly note_series_problem: {
    readonly Args: {
      readonly series_id: string | null
      readonly version: number | null
      readonly problem: string | null
    }
    readonly Returns: null
  }
  readonly open_booking_link: {
    readonly Args: {
      readonly hash: string | null
      readonly scope: string | null
      readonly visitor: string | null
      readonly acts: boolean | null
    }
    readonly Returns: unknown
  }
  readonly own_checkouts: {
    readonly Args: {
      readonly visitor: string | null
      readonly email: string | null
      readonly except_attempt: string | null
    }
    readonly Returns: readonly {
      readonly booking_id: string
      readonly session_id: string | null
      readonly hold_expires_at: string
    }[]
  }
  readonly pass_series: {
    readonly Args: {
      readonly series: unknown
      readonly through: string | null
    }
    readonly Returns: number
  }
  readonly payment_state: {
    readonly Args: {
      readonly session_id: string | null
    }
    readonly Returns: string
  }
  readonly pending_checkouts: {
    readonly Args: {
      readonly before: string | null
    }
    readonly Returns: readonly {
      readonly booking_id: string
      readonly session_id: string | null
      readonly hold_expires_at: string
    }[]
  }
  readonly postpone_refund: {
    readonly Args: {
      readonly key: string | null
      readonly pause_ms: number | string | null
    }
    readonly Returns: boolean
  }
  readonly preview_act: {
    readonly Args: {
      readonly step: unknown
    }
    readonly Returns: unknown
  }
  readonly price_rises_decided: {
    readonly Args: Record<never, never>
    readonly Returns: readonly {
      readonly id: string
      readonly price_book: string
      readonly from: string
      readonly author: string
      readonly at: string
      readonly taken_back_at: string | null
      readonly holds_from: string | null
      readonly told: number | string
      readonly held: number | string
      readonly ended: number | string
    }[]
  }
  readonly promo_lookup: {
    readonly Args: {
      readonly code: string | null
    }
    readonly Returns: unknown
  }
  readonly publish_business: {
    readonly Args: {
      readonly kind: string | null
      readonly document: string | null
      readonly installed: string | null
      readonly based_on: number | string | null
      readonly holds_from: string | null
      readonly note: string | null
      readonly author: string | null
    }
    readonly Returns: unknown
  }
  readonly queue_follow_ups: {
    readonly Args: {
      readonly letters: unknown
    }
    readonly Returns: null
  }
  readonly raise_prices: {
    readonly Args: {
      readonly rise: unknown
    }
    readonly Returns: string
  }
  readonly read_story: {
    readonly Args: {
      readonly event: unknown
    }
    readonly Returns: unknown
  }
  readonly record_email_delivery: {
    readonly Args: {
      readonly letter: string | null
      readonly provider_id: string | null
      readonly delivery: string | null
      readonly detail: string | null
    }
    readonly Returns: boolean
  }
  readonly record_run: {
    readonly Args: {
      readonly failed: readonly string[] | null
    }
    readonly Returns: boolean
  }
  readonly refunds_due: {
    readonly Args: Record<never, never>
    readonly Returns: unknown
  }
  readonly release_cards: {
    readonly Args: {
      readonly batch: number | null
    }
    readonly Returns: number
  }
  readonly reserve_booking: {
    readonly Args: {
      readonly request: unknown
    }
    readonly Returns: unknown
  }
  readonly review_of: {
    readonly Args: {
      readonly booking_id: string | null
    }
    readonly Returns: unknown
  }
  readonly rises_due: {
    readonly Args: {
      readonly holds_through: string | null
      readonly batch: number | null
    }
    readonly Returns: unknown
  }
  readonly save_review: {
    readonly Args: {
      readonly review: unknown
    }
    readonly Returns: boolean
  }
  readonly send_booking_links: {
    readonly Args: {
      readonly email: string | null
      readonly visitor: string | null
    }
    readonly Returns: boolean
  }
  readonly series_due: {
    readonly Args: {
      readonly through: string | null
      readonly batch: number | null
    }
    readonly Returns: unknown
  }
  readonly series_of: {
    readonly Args: {
      readonly booking_id: string | null
    }
    readonly Returns: unknown
  }
  readonly series_to_change: {
    readonly Args: {
      readonly booking_id: string | null
      readonly act_id?: string | null
    }
    readonly Returns: unknown
  }
  readonly series_to_raise: {
    readonly Args: Record<never, never>
    readonly Returns: unknown
  }
  readonly shown_reviews: {
    readonly Args: Record<never, never>
    readonly Returns: unknown
  }
  readonly submit_application: {
    readonly Args: {
      readonly payload: unknown
    }
    readonly Returns: unknown
  }
  readonly submit_contact: {
    readonly Args: {
      readonly payload: unknown
    }
    readonly Returns: unknown
  }
  readonly take_back_rise: {
    readonly Args: {
      readonly rise_id: string | null
      readonly author: string | null
    }
    readonly Returns: string
  }
  readonly tell_customer: {
    readonly Args: {
      readonly news: unknown
    }
    readonly Returns: string
  }
  readonly tell_expiry: {
    readonly Args: {
      readonly expiry: unknown
    }
    readonly Returns: boolean
  }
  readonly waiting_by_link: {
    readonly Args: {
      readonly token: string | null
      readonly visitor: string | null
    }
    readonly Returns: unknown
  }
  readonly withdraw_change: {
    readonly Args: {
      readonly booking_id: string | null
    }
    readonly Returns: unknown
  }
  readonly write_about_booking: {
    readonly Args: {
      readonly booking: string | null
      readonly act: string | null
      readonly message: string | null
    }
    readonly Returns: null
  }
  readonly write_kept_card: {
    readonly Args: {
      readonly series_id: string | null
      readonly card: unknown
    }
    readonly Returns: null
  }
  readonly write_step: {
    readonly Args: {
      readonly step: unknown
    }
    readonly Returns: unknown
  }
  readonly write_visits: {
    readonly Args: {
      readonly plan: unknown
    }
    readonly Returns: string
  }
}
