import { changeBookingHandler } from '@dustforce/workflows'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { defer, serveFunction } from '../shared/serve-function.ts'
import { allServices, siteUrl } from '../shared/services.ts'

serveFunction((environment) =>
  changeBookingHandler(ManagedRuntime.make(allServices(environment)), {
    siteUrl: siteUrl(environment),
    defer,
  }),
)
