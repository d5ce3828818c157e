export { admitSubmission, clientRateLimits, type RateDecision, type RateLimit } from './rate-limit.ts'
