import { metricsHandler } from '@dustforce/workflows'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { database } from '../shared/services.ts'
import { required } from '../shared/settings.ts'

serveFunction((environment) =>
  metricsHandler(ManagedRuntime.make(database(environment)), required(environment, 'METRICS_KEY')),
)
