import { acceptInvitationHandler } from '@dustforce/workflows'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { serveFunction } from '../shared/serve-function.ts'
import { database } from '../shared/services.ts'

serveFunction((environment) => acceptInvitationHandler(ManagedRuntime.make(database(environment))))
