const stackPaths =
  /^\/((auth|rest|functions|realtime)\/v1|stripe|mailbox|resend|local-stack\.css|healthz)(\/|$)/

/** Whether the stack serves a path. Vite serves all others: they belong to the site or the Command Hub. */
export const isStackPath = (path: string): boolean => stackPaths.test(path)

/** Whether the address of a socket is the stack's; the other sockets are those of live reload. */
export const isRealtimePath = (address: string): boolean => address.startsWith('/realtime/')

/** Whether a path is the Command Hub's. */
export const isHubPath = (path: string): boolean => path === '/admin' || path.startsWith('/admin/')

/** Whether a path is a page's address. The others are the modules and files that pages load. */
export const isPagePath = (path: string): boolean =>
  !/\.[^/]*$/.test(path) && !/^(\/admin)?\/(@|__|src\/|node_modules\/)/.test(path)
