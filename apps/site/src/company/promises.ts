import { gtaPolicy } from '@dustforce/core/schedule'

/** What the company promises in its policies and answers, said once. */
export const promises = {
  freeCancellationHours: gtaPolicy.freeCancellationHours,
  refundBusinessDays: gtaPolicy.refundBusinessDays.join('–'),
  claimHours: 24,
  liftingPounds: 25,
  confirmationHours: 24,
  replyHours: 24,
  bookAheadHours: '48–72',
} as const
