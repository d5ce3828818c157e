import { describe, expect, test } from 'vitest'
import { denoBesideStack, post } from '../testing/deno-functions.ts'

const deno = denoBesideStack()

describe('every function in Deno', () => {
  const needed: Record<string, string> = {
    'create-checkout': 'STRIPE_SECRET_KEY',
    'cancel-checkout': 'STRIPE_SECRET_KEY',
    'change-booking': 'EMAIL_FROM',
    'stripe-webhook': 'STRIPE_WEBHOOK_SECRET',
    'resend-webhook': 'RESEND_WEBHOOK_SECRET',
    'send-email': 'RESEND_API_KEY',
    'send-admin-contact-reply': 'SUPABASE_SECRET_KEY',
    'accept-invitation': 'SUPABASE_SECRET_KEY',
    'run-jobs': 'JOBS_SECRET',
    health: 'SUPABASE_SECRET_KEY',
    metrics: 'METRICS_KEY',
    'own-booking': 'LINK_KEY',
    'publish-business': 'SUPABASE_SECRET_KEY',
    'raise-prices': 'SUPABASE_SECRET_KEY',
    'try-providers': 'STRIPE_SECRET_KEY',
  }
  const names = Object.keys(needed)

  const asked = names.filter((name) => name !== 'health' && name !== 'metrics')

  test.each(asked)('%s starts, and refuses nonsense', async (name) => {
    const { url } = await deno.start(name, deno.settings())
    expect((await fetch(url)).status).toBe(405)
    expect((await fetch(url, { method: 'OPTIONS' })).status).toBe(204)
    const { status } = await post(url, 'nonsense')
    expect(status).toBe(
      [
        'cancel-checkout',
        'change-booking',
        'publish-business',
        'raise-prices',
        'try-providers',
        'send-admin-contact-reply',
        'run-jobs',
      ].includes(name)
        ? 401
        : 400,
    )
  })

  test.each(names)('%s does not start without its secret', async (name) => {
    const secret = needed[name] ?? ''
    for (const value of ['', '  ']) {
      const { code, said } = await deno.start(name, { ...deno.settings(), [secret]: value })
      expect({ code, said }).toEqual({
        code: 1,
        said: expect.stringContaining(`MissingSetting: ${secret} is missing or empty`),
      })
    }
  })
})
