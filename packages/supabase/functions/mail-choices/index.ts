import { mailChoicesHandler } from '@dustforce/workflows'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { database, siteUrl } from '../shared/services.ts'

serveFunction((environment) =>
  mailChoicesHandler(ManagedRuntime.make(database(environment)), { siteUrl: siteUrl(environment) }),
)
