export type { Credentials } from './database/demo-admin.ts'
export { demoAdmin, type StackOptions } from './start/stack-options.ts'
export { StartError } from './start/start-error.ts'
export { type Stack, startStack } from './start/start-stack.ts'
