export { signInAsAdmin } from './sign-in.ts'
export { sendStrangers, strangersEndpoints } from './strangers.ts'
export { startTestStack } from './test-stack.ts'
