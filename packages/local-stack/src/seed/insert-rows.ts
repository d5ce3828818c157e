import type { Query } from '@dustforce/supabase/local'

export type Rows = readonly Readonly<Record<string, unknown>>[]

/** Adds rows to a table of `public`; columns that no row has get their defaults. */
export async function insertRows(query: Query, table: string, rows: Rows): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`)
  await query(
    `insert into public.${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  )
}

/** Adds visits to `bookings`, without their cleaner where that one has another job at the time. */
export async function insertVisits(query: Query, rows: Rows): Promise<void> {
  const ofCleaner = ['assigned_cleaner_name', 'assigned_cleaner_phone', 'contractor_pay']
  const names = Object.keys(rows[0] ?? {})
  const value = (name: string) => {
    if (ofCleaner.includes(name)) return `case when not o.is_busy then r."${name}" end`
    return name === 'booking_status'
      ? `case when o.is_busy and r.booking_status = 'assigned' then 'confirmed' else r.booking_status end`
      : `r."${name}"`
  }
  await query(
    `insert into public.bookings (${names.map((name) => `"${name}"`).join(', ')})
     select ${names.map(value).join(', ')}
     from jsonb_populate_recordset(null::public.bookings, $1::text::jsonb) r
     left join public.contractors c on c.full_name = r.assigned_cleaner_name
     cross join lateral (
       select exists (
         select from public.bookings b
         where b.contractor_id = c.id and b.booking_date = r.booking_date and b.booking_status <> 'canceled'
           and b.busy && int4range(private.minute_of(r.booking_time), private.minute_of(r.booking_time) + r.duration_minutes)
       ) as is_busy
     ) o`,
    [JSON.stringify(rows)],
  )
}
