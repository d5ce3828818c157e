/**
 * Faults in workflows, adapters, the local stack, deployment, the command line and core.
 *
 * @type {readonly import('../list.mjs').Fault[]}
 */
export const serverFaults = []
