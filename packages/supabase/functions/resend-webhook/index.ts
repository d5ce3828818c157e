import { resendReports } from '@dustforce/email'
import { resendWebhookHandler } from '@dustforce/workflows'
import * as Layer from 'effect/Layer'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { database } from '../shared/services.ts'
import { required } from '../shared/settings.ts'

serveFunction((environment) =>
  resendWebhookHandler(
    ManagedRuntime.make(
      Layer.merge(database(environment), resendReports(required(environment, 'RESEND_WEBHOOK_SECRET'))),
    ),
  ),
)
