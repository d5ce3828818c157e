import { runJobsHandler } from '@dustforce/workflows'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { allServices } from '../shared/services.ts'
import { required } from '../shared/settings.ts'

serveFunction((environment) =>
  runJobsHandler(ManagedRuntime.make(allServices(environment)), required(environment, 'JOBS_SECRET')),
)
