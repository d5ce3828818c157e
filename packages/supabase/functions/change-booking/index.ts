import { changeBookingHandler } from '@dustforce/workflows'
import * as Layer from 'effect/Layer'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { defer, serveFunction } from '../shared/serve-function.ts'
import { database, emails, payments, siteUrl } from '../shared/services.ts'

serveFunction((environment) =>
  changeBookingHandler(
    ManagedRuntime.make(Layer.mergeAll(database(environment), payments(environment), emails(environment))),
    { siteUrl: siteUrl(environment), defer },
  ),
)
