import { tryProvidersHandler } from '@dustforce/workflows'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { allServices } from '../shared/services.ts'

serveFunction((environment) => tryProvidersHandler(ManagedRuntime.make(allServices(environment))))
