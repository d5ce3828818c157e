import { publishPricesHandler } from '@dustforce/workflows'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { database } from '../shared/services.ts'

serveFunction((environment) => publishPricesHandler(ManagedRuntime.make(database(environment))))
