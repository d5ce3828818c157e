/**
 * Faults in the site's pages and dialogs.
 *
 * @type {readonly import('../list.mjs').Fault[]}
 */
export const siteFaults = []
