import { runJobsHandler } from '@dustforce/workflows'
import * as Layer from 'effect/Layer'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { database, emails, payments } from '../shared/services.ts'
import { required } from '../shared/settings.ts'

serveFunction((environment) =>
  runJobsHandler(
    ManagedRuntime.make(Layer.mergeAll(database(environment), payments(environment), emails(environment))),
    required(environment, 'JOBS_SECRET'),
  ),
)
