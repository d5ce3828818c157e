import { createCheckoutHandler } from '@dustforce/workflows'
import * as Layer from 'effect/Layer'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { database, payments, siteUrl } from '../shared/services.ts'

serveFunction((environment) =>
  createCheckoutHandler(ManagedRuntime.make(Layer.merge(database(environment), payments(environment))), {
    siteUrl: siteUrl(environment),
  }),
)
