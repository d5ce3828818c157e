-- The Command Hub's badges and lists follow these tables live. Hosted Supabase sends what this
-- publication holds, row security applied; a database without the publication has another way of telling.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table
      public.bookings, public.contact_inquiries, public.contact_inquiry_replies, public.contractors;
  end if;
end
$$;
