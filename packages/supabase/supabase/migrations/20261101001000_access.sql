-- Who may touch which table.
--
-- Visitors (`anon`) have no right on any table: what they may know, functions answer. A signed-in user has the rights
-- below on the rows that a policy lets through, and every policy asks for an active admin_users row. Columns that only
-- the server may change (amounts, payment, counters) are not granted to anyone.

-- Hosted Supabase has granted everything to everyone.
revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
-- The server's key bypasses row security, but needs the rights all the same.
grant all on all tables in schema public to service_role;
grant usage on all sequences in schema public to service_role;

alter table public.bookings enable row level security;
alter table public.contractors enable row level security;
alter table public.admin_users enable row level security;
alter table public.contact_inquiries enable row level security;
alter table public.contact_inquiry_replies enable row level security;
alter table public.job_applications enable row level security;
alter table public.promo_codes enable row level security;
alter table public.promo_redemptions enable row level security;
alter table public.booking_settings enable row level security;
alter table public.payment_events enable row level security;
alter table public.unmatched_payments enable row level security;
alter table public.refund_tries enable row level security;
alter table public.payments enable row level security;
alter table public.refunds enable row level security;
alter table public.booking_acts enable row level security;
alter table public.booking_events enable row level security;
alter table public.email_outbox enable row level security;
-- No policy at all: only the functions count.
alter table public.rate_limits enable row level security;

-- `(select …)` lets the planner ask once a statement instead of once a row.

-- Bookings: made by the checkout, paid by the webhook, run by administrators.
grant select, delete on public.bookings to authenticated;
grant update (
  customer_name, email, phone, address, booking_date, booking_time, service_type, home_type, bedrooms, bathrooms,
  has_pets, pet_details, use_customer_equipment, equipment_preferences, someone_home, entry_instructions,
  building_access, parking_available, avoid_areas, notes, admin_notes, booking_status, duration_minutes, contractor_id, assigned_cleaner_name,
  assigned_cleaner_phone, overlap_reason, contractor_pay, attention
) on public.bookings to authenticated;

create policy admins_read on public.bookings for select to authenticated
  using ((select private.is_admin()));
create policy admins_change on public.bookings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy admins_delete on public.bookings for delete to authenticated
  using ((select private.is_admin()));

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

-- What the system wrote down: read only.
grant select on public.payment_events, public.unmatched_payments, public.refund_tries, public.payments, public.refunds,
  public.booking_acts, public.booking_events, public.email_outbox
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
