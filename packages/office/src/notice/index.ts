export {
  carriesLink,
  isNoticeKind,
  kindsThatSay,
  noticeKinds,
} from './notice-kinds.ts'
export {
  type Channel,
  channels,
  type KindWhere,
  type NoticeCause,
  type NoticeChoices,
  type NoticeKind,
  type NoticeLink,
  type NoticeSays,
  noticeLinks,
  notices,
} from './notices.ts'
