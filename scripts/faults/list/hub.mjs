/**
 * Faults in the Command Hub's screens.
 *
 * @type {readonly import('../list.mjs').Fault[]}
 */
export const hubFaults = []
