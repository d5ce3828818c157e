import { tryProvidersHandler } from '@dustforce/workflows'
import * as Layer from 'effect/Layer'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { database, emails, payments } from '../shared/services.ts'

serveFunction((environment) =>
  tryProvidersHandler(
    ManagedRuntime.make(Layer.mergeAll(database(environment), payments(environment), emails(environment))),
  ),
)
