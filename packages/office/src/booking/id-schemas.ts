import { addOnIds, serviceIds } from '@dustforce/core/catalogue'
import * as Schema from 'effect/Schema'

/** The ids of the services that can be booked. */
export const ServiceIdSchema = Schema.Literals(serviceIds)

/** The ids of the add-ons that can be booked. */
export const AddOnIdSchema = Schema.Literals(addOnIds)
