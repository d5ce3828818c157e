import { raisePricesHandler } from '@dustforce/workflows'
import * as Layer from 'effect/Layer'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { database, emails } from '../shared/services.ts'

serveFunction((environment) =>
  raisePricesHandler(ManagedRuntime.make(Layer.mergeAll(database(environment), emails(environment)))),
)
