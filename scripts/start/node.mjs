import { join } from 'node:path'

/** The Node that the repository brings, below its root. */
export const node = join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
