-- The rights: who may touch which table and call which function.

-- Visitors (`anon`) have no right on any table: what they may know, functions answer. A signed-in user has the rights
-- below on the rows that a policy lets through, and every policy asks for an active admin_users row. Columns that only
-- the server may change (amounts, payment, counters) are not granted to anyone.

-- Hosted Supabase has granted everything to everyone; the server's key bypasses row security, but still needs the rights.
revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke execute on all functions in schema public from public, anon, authenticated;
grant all on all tables in schema public to service_role;
grant usage on all sequences in schema public to service_role;
grant execute on all functions in schema public to service_role;

grant select, insert, update, delete on private.cards_to_forget, private.open_changes, private.waiting_days, private.waiting_links to service_role;
grant select on private.notice_kinds to service_role;
grant select, insert on private.letter_secrets to service_role;
grant select on private.rate_rules to service_role;
grant select, insert, update, delete on private.resources, private.service_needs to service_role;

alter table public.contractors enable row level security;
alter table public.admin_users enable row level security;
alter table public.saved_views enable row level security;
alter table public.bookings enable row level security;
alter table public.series enable row level security;
alter table public.left_visits enable row level security;
alter table public.series_acts enable row level security;
alter table public.price_rises enable row level security;
alter table public.series_rises enable row level security;
alter table public.kept_cards enable row level security;
alter table public.visit_charges enable row level security;
alter table public.charge_tries enable row level security;
alter table public.payment_events enable row level security;
alter table public.unmatched_payments enable row level security;
alter table public.refund_tries enable row level security;
alter table public.payments enable row level security;
alter table public.refunds enable row level security;
alter table public.booking_acts enable row level security;
alter table public.price_books enable row level security;
alter table public.payouts enable row level security;
alter table public.payout_lines enable row level security;
alter table public.booking_settings enable row level security;
alter table public.business_versions enable row level security;
alter table public.closures enable row level security;
alter table public.special_hours enable row level security;
alter table public.promo_codes enable row level security;
alter table public.promo_redemptions enable row level security;
alter table public.contact_inquiries enable row level security;
alter table public.contact_inquiry_replies enable row level security;
alter table public.job_applications enable row level security;
alter table public.canned_replies enable row level security;
alter table public.booking_events enable row level security;
alter table public.admin_audit enable row level security;
alter table public.office_events enable row level security;
alter table public.email_outbox enable row level security;
alter table public.waiting enable row level security;

-- No policy at all: only the functions count.
alter table private.secrets enable row level security;
alter table private.admin_invitations enable row level security;
alter table private.team_invitations enable row level security;
alter table private.open_changes enable row level security;
alter table private.cards_to_forget enable row level security;
alter table private.waiting_days enable row level security;
alter table private.waiting_links enable row level security;
alter table private.payout_dues enable row level security;
alter table private.day_figures enable row level security;
alter table private.kept_pay enable row level security;
alter table private.stale_days enable row level security;
alter table public.customer_notes enable row level security;
alter table public.cleaner_wishes enable row level security;
alter table public.reviews enable row level security;
alter table private.undo_batches enable row level security;
alter table private.notice_kinds enable row level security;
alter table private.letter_secrets enable row level security;
alter table private.mail_choices enable row level security;
alter table private.booking_links enable row level security;
alter table public.rate_limits enable row level security;
alter table private.rate_rules enable row level security;
alter table private.last_run enable row level security;
alter table private.resources enable row level security;
alter table private.service_needs enable row level security;

-- `(select …)` lets the planner ask once a statement instead of once a row.

-- Bookings: made by the checkout, paid by the webhook, run by administrators.
grant select, delete on public.bookings to authenticated;
grant update (
  customer_name, email, phone, address, booking_date, booking_time, service_type, home_type, bedrooms, bathrooms,
  has_pets, pet_details, use_customer_equipment, equipment_preferences, someone_home, entry_instructions,
  building_access, parking_available, avoid_areas, notes, language, admin_notes, booking_status, duration_minutes, contractor_id, assigned_cleaner_name,
  assigned_cleaner_phone, overlap_reason, contractor_pay, attention, started_at
) on public.bookings to authenticated;

create policy admins_read on public.bookings for select to authenticated
  using ((select private.is_admin()));
create policy admins_change on public.bookings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy admins_delete on public.bookings for delete to authenticated
  using ((select private.is_admin()));

grant select on public.series, public.left_visits, public.series_acts, public.visit_charges, public.charge_tries to authenticated;
grant select (series_id, brand, last4, exp_month, exp_year) on public.kept_cards to authenticated;

create policy admins_read on public.series for select to authenticated using ((select private.is_admin()));
create policy admins_read on public.kept_cards for select to authenticated using ((select private.is_admin()));
create policy admins_read on public.visit_charges for select to authenticated using ((select private.is_admin()));
create policy admins_read on public.charge_tries for select to authenticated using ((select private.is_admin()));
create policy admins_read on public.left_visits for select to authenticated using ((select private.is_admin()));
create policy admins_read on public.series_acts for select to authenticated using ((select private.is_admin()));

-- Decided and held by the server.
grant select on public.price_rises, public.series_rises to authenticated;

create policy owners_read on public.price_rises for select to authenticated
  using ((select private.is_owner()));
create policy owners_read on public.series_rises for select to authenticated
  using ((select private.is_owner()));

-- Contractors: all of it.
grant select, delete on public.contractors to authenticated;
grant insert (
  full_name, email, phone, address, emergency_contact, service_areas, services_offered, availability, equipment,
  pay_details, notes, status
), update (
  full_name, email, phone, address, emergency_contact, service_areas, services_offered, availability, equipment,
  pay_details, notes, status
) on public.contractors to authenticated;

create policy admins_do_all on public.contractors for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- The sign-in rule: an invited account without a row makes its own, active. An inactive row stays as it is, because no
-- API role can change or delete one.
grant select on public.admin_users to authenticated;
grant insert (email, is_active) on public.admin_users to authenticated;

create policy own_row_read on public.admin_users for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_row_create on public.admin_users for insert to authenticated
  with check (
    user_id = (select auth.uid()) and email = (select private.token_email()) and is_active
    and (select private.is_invited())
  );

-- Contact messages: read, moved through their statuses, answered. An answer carries its author's own name.
grant select on public.contact_inquiries, public.contact_inquiry_replies to authenticated;
grant update (inquiry_status, updated_at) on public.contact_inquiries to authenticated;
grant insert (inquiry_id, reply_content, admin_email) on public.contact_inquiry_replies to authenticated;

create policy admins_read on public.contact_inquiries for select to authenticated
  using ((select private.is_admin()));
create policy admins_change on public.contact_inquiries for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy admins_read on public.contact_inquiry_replies for select to authenticated
  using ((select private.is_admin()));
create policy admins_answer on public.contact_inquiry_replies for insert to authenticated
  with check ((select private.is_admin()) and lower(admin_email) = (select private.token_email()));

-- Applications: read and moved through their statuses.
grant select on public.job_applications to authenticated;
grant update (application_status, admin_notes) on public.job_applications to authenticated;

create policy admins_read on public.job_applications for select to authenticated
  using ((select private.is_admin()));
create policy admins_change on public.job_applications for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Promo codes: made and changed, never deleted (bookings name them); the counter is not for hands.
grant select on public.promo_codes, public.promo_redemptions to authenticated;
grant insert (
  code, is_active, discount_type, discount_value, valid_until, max_uses, min_order_amount, first_time_only
), update (
  is_active, discount_type, discount_value, valid_until, max_uses, min_order_amount, first_time_only
) on public.promo_codes to authenticated;

create policy admins_read on public.promo_codes for select to authenticated
  using ((select private.is_admin()));
create policy owners_create on public.promo_codes for insert to authenticated
  with check ((select private.is_owner()));
create policy owners_change on public.promo_codes for update to authenticated
  using ((select private.is_owner())) with check ((select private.is_owner()));
create policy admins_read on public.promo_redemptions for select to authenticated
  using ((select private.is_admin()));

-- Settings: the values, not the names.
grant select on public.booking_settings to authenticated;
grant update (setting_value) on public.booking_settings to authenticated;

create policy admins_read on public.booking_settings for select to authenticated
  using ((select private.is_admin()));
create policy admins_change on public.booking_settings for update to authenticated
  using ((select private.is_owner()) or ((select private.is_admin()) and not private.concerns_owners(setting_name)))
  with check ((select private.is_owner()) or ((select private.is_admin()) and not private.concerns_owners(setting_name)));

-- The records that the system wrote down: read only.
grant select on public.payment_events, public.unmatched_payments, public.refund_tries, public.payments, public.refunds,
  public.booking_acts, public.booking_events, public.email_outbox, public.waiting
to authenticated;

create policy admins_read on public.payment_events for select to authenticated
  using ((select private.is_admin()));
create policy admins_read on public.refund_tries for select to authenticated
  using ((select private.is_admin()));
create policy admins_read on public.payments for select to authenticated
  using ((select private.is_admin()));
create policy admins_read on public.refunds for select to authenticated
  using ((select private.is_admin()));
create policy admins_read on public.booking_acts for select to authenticated
  using ((select private.is_admin()));
create policy admins_read on public.unmatched_payments for select to authenticated
  using ((select private.is_admin()));
create policy admins_read on public.booking_events for select to authenticated
  using ((select private.is_admin()));
create policy admins_read on public.email_outbox for select to authenticated
  using ((select private.is_admin()));
create policy admins_read on public.waiting for select to authenticated
  using ((select private.is_admin()));

-- Visitors get them by `availability`.
grant select, delete, insert (from_day, to_day, reason), update (from_day, to_day, reason) on public.closures to authenticated;
grant select, delete, insert (day, opens, closes), update (opens, closes) on public.special_hours to authenticated;

create policy admins_read on public.closures for select to authenticated using ((select private.is_admin()));
create policy admins_create on public.closures for insert to authenticated with check ((select private.is_admin()));
create policy admins_change on public.closures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy admins_remove on public.closures for delete to authenticated using ((select private.is_admin()));
create policy admins_read on public.special_hours for select to authenticated using ((select private.is_admin()));
create policy admins_create on public.special_hours for insert to authenticated with check ((select private.is_admin()));
create policy admins_change on public.special_hours for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy admins_remove on public.special_hours for delete to authenticated using ((select private.is_admin()));

grant select on public.admin_audit to authenticated;

create policy admins_read on public.admin_audit for select to authenticated
  using ((select private.is_admin()));

grant select on public.office_events to authenticated;

create policy admins_read on public.office_events for select to authenticated
  using ((select private.is_admin()));

grant select, delete on public.canned_replies to authenticated;
grant insert (title, body), update (title, body) on public.canned_replies to authenticated;

create policy admins_do_all on public.canned_replies for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

grant select on public.price_books to authenticated;

create policy admins_read on public.price_books for select to authenticated
  using ((select private.is_admin()));

-- Published by the server; what holds now, everybody gets by `current_business`.
grant select on public.business_versions to authenticated;

create policy owners_read on public.business_versions for select to authenticated
  using ((select private.is_owner()));

grant select on public.payouts, public.payout_lines to authenticated;

create policy admins_read on public.payouts for select to authenticated
  using ((select private.is_admin()));
create policy admins_read on public.payout_lines for select to authenticated
  using ((select private.is_admin()));

grant select, delete on public.saved_views to authenticated;
grant insert (page, name, query, is_default), update (name, query, is_default) on public.saved_views to authenticated;

create policy own_views on public.saved_views for all to authenticated
  using ((select private.is_admin()) and user_id = (select auth.uid()))
  with check ((select private.is_admin()) and user_id = (select auth.uid()));

-- The functions that visitors may call; a signed-in user is a visitor too.
grant execute on function
  public.availability(date, integer, text),
  public.promo_lookup(text),
  public.is_first_time(text),
  public.payment_state(text),
  public.submit_contact(jsonb),
  public.submit_application(jsonb),
  public.shown_reviews(),
  public.current_business()
to anon, authenticated;

-- The functions that the Command Hub may call; each asks for an administrator itself.
grant execute on function
  public.admin_bookings(jsonb), public.admin_count_needing_cleaner(),
  public.admin_cleaner_names(), public.admin_last_visits(text, date),
  public.admin_needs_you(), public.admin_series(text), public.admin_booking_history(text, jsonb, integer),
  public.admin_office_history(jsonb, integer), public.admin_search(text),
  public.admin_inquiries(jsonb), public.admin_inquiry_counts(),
  public.admin_export_customer(text), public.admin_erase_customer(text),
  public.admin_customers(text, jsonb, integer), public.admin_customer(text),
  public.admin_note_customer(text, text, text),
  public.admin_cleaner_wishes(text), public.admin_wish_cleaner(text, uuid, text), public.admin_never_again(text[]),
  public.admin_waiting(date, date), public.admin_remove_wish(uuid),
  public.admin_reviews(text, jsonb, integer), public.admin_decide_review(text, text, integer),
  public.admin_withdraw_links(text, boolean), public.admin_change_bookings(jsonb),
  public.admin_undo(uuid), public.admin_hire(uuid, jsonb),
  public.admin_preview_limits(jsonb), public.admin_take_back(jsonb),
  public.admin_change_inquiries(jsonb), public.admin_change_applications(jsonb),
  public.admin_change_records(jsonb), public.admin_dashboard(jsonb),
  public.admin_finance(date, date), public.admin_payments_to_look_at(), public.admin_to_pay_back(text),
  public.admin_payment_looked_at(text, text, jsonb),
  public.admin_payouts(date, date), public.admin_payout_statement(text, date, date),
  public.admin_pay_contractor(jsonb), public.admin_reverse_payout(jsonb),
  public.admin_team(), public.admin_set_active(uuid, boolean), public.admin_set_role(uuid, text),
  public.admin_reset_factors(uuid), public.admin_invite(text, text), public.admin_withdraw_invitation(uuid),
  public.admin_emails_to_look_at(), public.admin_send_email_again(uuid), public.admin_email_looked_at(uuid, text)
to authenticated;

-- Column defaults, generated columns, checks, index keys and policies run with the rights of the role that writes the row.
grant execute on function
  private.clock(),
  private.token_email(),
  private.request_id(),
  private.minute_of(text), private.minute_of_any(text),
  private.email_key(text), private.email_key_of_any(text),
  private.searchable(text),
  private.phone_digits(text),
  private.is_admin(),
  private.is_owner(),
  private.is_invited(),
  private.known_reasons(jsonb),
  private.cleaner_key(uuid, text),
  private.display_status(text, text),
  private.lacks_cleaner(text, text),
  private.needs_cleaner(text, text, text),
  private.is_sold(text),
  private.payment_reference(text),
  private.booking_search_text(text, text, text, text, text, text),
  private.is_ascii(text), private.quarter_of(date),
  private.concerns_owners(text),
  private.inquiry_search_text(text, text, text, text)
to authenticated;

-- The Command Hub's badges and lists follow these tables live. Hosted Supabase sends what this
-- publication holds, row security applied; a database without the publication has another way of telling.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table
      public.bookings, public.contact_inquiries, public.contact_inquiry_replies, public.contractors, public.closures,
      public.special_hours, public.payouts;
  end if;
end
$$;
