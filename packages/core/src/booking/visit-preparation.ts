/**
 * What a customer does before the cleaners come.
 *
 * @param ownEquipment whether the customer's supplies and equipment are used
 * @example
 * visitPreparation(false) // => 'Our team brings all supplies and equipment. Please make sure that we can get in at the time above, and keep valuables and fragile items put away.'
 */
export function visitPreparation(ownEquipment: boolean): string {
  const first = ownEquipment
    ? 'Our team works with your own supplies and equipment, as you chose. Please have them ready,'
    : 'Our team brings all supplies and equipment. Please'
  return `${first} make sure that we can get in at the time above, and keep valuables and fragile items put away.`
}
