export { signInAsAdmin } from './sign-in.ts'
export { startTestStack } from './test-stack.ts'
