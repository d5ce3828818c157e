import { business } from 'virtual:business'
import { reactEmailRenderer, resendMailer } from '@dustforce/email'
import { stripeGateway } from '@dustforce/stripe'
import { databaseFormat, supabaseServer } from '@dustforce/workflows/database'
import { linkKey } from '@dustforce/workflows/ports'
import * as Layer from 'effect/Layer'
import { logs } from './observation.ts'
import { longEnough, optional, required, secretKey } from './settings.ts'

type Environment = (name: string) => string | undefined

/** Where customers come back to, without a slash at the end. */
export function siteUrl(environment: Environment): string {
  return required(environment, 'SITE_URL').replace(/\/+$/, '')
}

/** The database and who may see it, and the log of everything that is done with it. */
export function database(environment: Environment) {
  const url = required(environment, 'SUPABASE_URL')
  return Layer.merge(
    supabaseServer({ url, secretKey: secretKey(environment), format: databaseFormat }, business),
    logs(environment),
  )
}

/** The payment provider; `STRIPE_API_BASE` names another host that speaks its API. */
export function payments(environment: Environment) {
  const apiBase = optional(environment, 'STRIPE_API_BASE')
  return stripeGateway({
    secretKey: required(environment, 'STRIPE_SECRET_KEY'),
    webhookSecret: required(environment, 'STRIPE_WEBHOOK_SECRET'),
    ...(apiBase !== undefined && { apiBase }),
  })
}

/** Writing e-mails with the links that they carry, and sending them; `RESEND_BASE_URL` names another host that speaks Resend's API. */
export function emails(environment: Environment) {
  const baseUrl = optional(environment, 'RESEND_BASE_URL')
  return Layer.mergeAll(
    linkKey(longEnough(environment, 'LINK_KEY')),
    reactEmailRenderer(
      siteUrl(environment),
      `${required(environment, 'SUPABASE_URL').replace(/\/+$/, '')}/functions/v1`,
    ),
    resendMailer({
      apiKey: required(environment, 'RESEND_API_KEY'),
      from: required(environment, 'EMAIL_FROM'),
      ...(baseUrl !== undefined && { baseUrl }),
    }),
  )
}

/** The services of a function that takes and gives money, and writes about it. */
export function allServices(environment: Environment) {
  return Layer.mergeAll(database(environment), payments(environment), emails(environment))
}
