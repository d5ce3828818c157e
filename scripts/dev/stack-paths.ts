const stackPaths =
  /^\/((auth|rest|functions|realtime)\/v1|stripe|mailbox|resend|local-stack\.css|healthz|livez|readyz)(\/|$)/

/** Whether the stack serves a path. Vite serves all others: they belong to the site or the Command Hub. */
export function isStackPath(path: string): boolean {
  return stackPaths.test(path)
}

/** Whether the address of a socket is the stack's; the other sockets are those of live reload. */
export function isRealtimePath(address: string): boolean {
  return address.startsWith('/realtime/')
}

/** Whether a path is the Command Hub's. */
export function isHubPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}

/** Whether a path is a page's address. The others are the modules and files that pages load. */
export function isPagePath(path: string): boolean {
  return !/\.[^/]*$/.test(path) && !/^(\/admin)?\/(@|__|src\/|node_modules\/)/.test(path)
}
