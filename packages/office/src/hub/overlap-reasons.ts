/** Why a cleaner may have a job although a rule speaks against that. The database stores no other word. */
export const overlapReasons = ['agreed', 'second-person', 'shorter', 'nobody-else'] as const

/** A reason of `overlapReasons`. */
export type OverlapReason = (typeof overlapReasons)[number]

const texts: Record<OverlapReason, string> = {
  agreed: 'Agreed with the contractor',
  'second-person': 'A second person comes along',
  shorter: 'Takes less time than planned',
  'nobody-else': 'Nobody else can come',
}

/**
 * A reason in words.
 *
 * @example
 * overlapReasonText('agreed') // => 'Agreed with the contractor'
 */
export function overlapReasonText(reason: OverlapReason): string {
  return texts[reason]
}
