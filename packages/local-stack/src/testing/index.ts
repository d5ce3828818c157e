export { startTestStack } from './test-stack.ts'
