import type { Stack } from '../start/start-stack.ts'

/**
 * Returns what a client on another host sees of `rest/v1`, where the stack has to be as hosted Supabase is; for a test to compare on each database.
 */
export async function readRestWire(stack: Stack): Promise<unknown> {
  await stack.database.query(
    `insert into public.promo_codes (code, discount_type, discount_value, min_order_amount, valid_until)
     values ('WIRE', 'fixed', 12.50, 100.00, '2026-12-31 05:00:00.804+00')`,
  )
  const headers = { apikey: stack.secretKey, origin: 'https://elsewhere.example' }
  const table = await fetch(
    `${stack.url}/rest/v1/promo_codes?code=eq.WIRE&select=discount_value,min_order_amount,valid_until`,
    { headers },
  )
  const preflight = await fetch(`${stack.url}/rest/v1/rpc/availability`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type',
    },
  })
  return {
    rows: await table.json(),
    origin: table.headers.get('access-control-allow-origin'),
    preflight: [
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-headers'),
    ],
  }
}

/** As hosted Supabase. */
export const restWire = {
  rows: [{ discount_value: 12.5, min_order_amount: 100, valid_until: '2026-12-31T05:00:00.804+00:00' }],
  origin: '*',
  preflight: [204, '*', 'apikey,content-type'],
}
