import { ownBookingHandler } from '@dustforce/workflows'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { defer, serveFunction } from '../shared/serve-function.ts'
import { allServices, siteUrl } from '../shared/services.ts'

serveFunction((environment) =>
  ownBookingHandler(ManagedRuntime.make(allServices(environment)), { siteUrl: siteUrl(environment), defer }),
)
