import {
  type KindWhere,
  type NoticeCause,
  type NoticeChoices,
  type NoticeKind,
  type NoticeLink,
  type NoticeSays,
  notices,
} from './notices.ts'

/** Whether a text names a kind of notice. */
export function isNoticeKind(text: string): text is NoticeKind {
  return Object.hasOwn(notices, text)
}

/** Every kind of notice. */
export const noticeKinds: readonly NoticeKind[] = Object.keys(notices).filter(isNoticeKind)

/**
 * The kinds that tell the same facts.
 *
 * @example
 * kindsThatSay('contact') // => ['contact-received', 'contact-company']
 */
export function kindsThatSay<Says extends NoticeSays>(says: Says): readonly KindWhere<'says', Says>[] {
  return noticeKinds.filter((kind): kind is KindWhere<'says', Says> => notices[kind].says === says)
}

/**
 * The kinds that have one cause.
 *
 * @example
 * kindsCausedBy('button') // => ['on-the-way']
 */
export function kindsCausedBy<Cause extends NoticeCause>(cause: Cause): readonly KindWhere<'cause', Cause>[] {
  return noticeKinds.filter((kind): kind is KindWhere<'cause', Cause> => notices[kind].cause === cause)
}

/** The choice that a notice falls under; null for a necessary one, which cannot be stopped. */
export function choiceOf(kind: NoticeKind): keyof NoticeChoices | null {
  return notices[kind].choice
}

/** Whether a notice carries a link. What can be stopped carries the link to stop it. */
export function carriesLink(kind: NoticeKind, link: NoticeLink): boolean {
  if (link === 'unsubscribe') return choiceOf(kind) !== null
  return notices[kind].links.some((one) => one === link)
}
