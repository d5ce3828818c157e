import * as Schema from 'effect/Schema'

/** The ids of the services that can be booked. */
export const ServiceIdSchema = Schema.Literals(['standard', 'deep-clean', 'move-clean'])

/** The ids of the add-ons that can be booked. */
export const AddOnIdSchema = Schema.Literals([
  'eco-products',
  'fridge-cleaning',
  'oven-cleaning',
  'interior-windows',
  'bed-linen-change',
  'laundry',
  'dishwashing',
  'closet-organization',
  'pantry-organization',
  'kitchen-cabinet-organization',
])
