import { calendarHandler } from '@dustforce/workflows'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { database, siteUrl } from '../shared/services.ts'

serveFunction((environment) =>
  calendarHandler(ManagedRuntime.make(database(environment)), { siteUrl: siteUrl(environment) }),
)
