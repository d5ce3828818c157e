import { formatInstant } from '@dustforce/core/schedule'
import { answerText, bookingFields } from '@dustforce/office/booking'
import {
  type Inquiry,
  type InquiryReply,
  type InquiryStatus,
  inquiryStatuses,
  inquiryStatusLabel,
} from '@dustforce/office/inquiry'
import { useBusiness } from '@dustforce/ui/use-business'
import { Link } from 'react-router'
import { ActButton } from '../../kit/act-button.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Panel } from '../../kit/panel.tsx'
import { bookingPath } from '../../patterns/booking-path.ts'
import { EmailLink, PhoneLink } from '../../patterns/contact-links.tsx'
import { ReplyForm, type ReplyFormProps } from './reply-form.tsx'

export interface InquiryDetailProps extends ReplyFormProps {
  readonly inquiry: Inquiry
  /** null while they are loaded, or when they could not be. */
  readonly replies: readonly InquiryReply[] | null
  readonly onStatus: (status: InquiryStatus) => void
}

/** An inquiry with its conversation. */
export function InquiryDetail({ inquiry, replies, onStatus, ...reply }: InquiryDetailProps) {
  const { policy } = useBusiness()
  const date = inquiry.createdAt === null ? null : formatInstant(inquiry.createdAt, policy.zone)
  return (
    <div className="grid max-w-[calc(100vw-4rem)] gap-3 md:max-w-none lg:grid-cols-[minmax(16rem,22rem)_1fr]">
      <div className="grid content-start gap-3 sm:max-lg:grid-cols-2">
        <Panel title="Contact Information">
          <Facts
            all
            facts={[
              ['Name', inquiry.name],
              ['Email', <EmailLink key="email" email={inquiry.email} />],
              [
                'Phone',
                inquiry.phone === null ? 'Not provided' : <PhoneLink key="phone" phone={inquiry.phone} />,
              ],
              ['Date', date],
              [bookingFields.language.label, answerText('language', inquiry.language)],
            ]}
          />
        </Panel>
        <Panel title="Subject & Details">
          <Facts
            facts={[
              ['Subject', inquiry.subject ?? 'No subject provided'],
              [
                'Booking',
                inquiry.bookingId === null ? null : (
                  <Link
                    key="booking"
                    to={bookingPath(inquiry.bookingId)}
                    className="underline underline-offset-4"
                  >
                    Open the booking
                  </Link>
                ),
              ],
              [
                'Inquiry ID',
                <span key="id" className="break-all">
                  {inquiry.id}
                </span>,
              ],
            ]}
          />
        </Panel>
        <Panel title="Update Status">
          <div className="grid grid-cols-2 gap-2">
            {inquiryStatuses.map((status) => (
              <ActButton key={status} disabled={status === inquiry.status} onClick={() => onStatus(status)}>
                {inquiryStatusLabel(status)}
              </ActButton>
            ))}
          </div>
        </Panel>
      </div>
      <Panel title="Conversation Thread">
        <ol className="grid gap-3 pb-5">
          <Message author={inquiry.name} date={date} text={inquiry.message} />
          {replies?.map((reply) => (
            <Message
              key={reply.id}
              fromUs
              author={reply.adminEmail}
              date={reply.createdAt === null ? null : formatInstant(reply.createdAt, policy.zone)}
              text={reply.content}
            />
          ))}
        </ol>
        <ReplyForm {...reply} />
      </Panel>
    </div>
  )
}

function Message({
  author,
  date,
  text,
  fromUs = false,
}: {
  readonly author: string
  readonly date: string | null
  readonly text: string
  readonly fromUs?: boolean
}) {
  return (
    <li
      className={`max-w-[85%] rounded-lg px-4 py-3 text-sm ${fromUs ? 'ml-auto bg-brand-soft' : 'mr-auto bg-sunken'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 pb-1">
        <strong className="wrap-anywhere">{author}</strong>
        <span className="text-xs text-muted">{date}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </li>
  )
}
