import { stripeWebhookHandler } from '@dustforce/workflows'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { defer, serveFunction } from '../shared/serve-function.ts'
import { allServices } from '../shared/services.ts'

serveFunction((environment) => stripeWebhookHandler(ManagedRuntime.make(allServices(environment)), defer))
