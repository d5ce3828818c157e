import { type Inquiry, type InquiryStatus, replySubject } from '@dustforce/office/inquiry'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { toast } from '../../app/toasts.tsx'
import { useAction } from '../../app/use-action.ts'
import { withCannedReply } from './canned-reply-text.ts'
import { InquiryDetail } from './inquiry-detail.tsx'

export interface InquiryConversationProps {
  readonly inquiry: Inquiry
  readonly draft: string
  readonly onDraft: (text: string) => void
  /** The reply is saved. */
  readonly onReplied: () => void
  readonly onStatus: (status: InquiryStatus) => void
}

/** The thread of an inquiry, and answering it. */
export function InquiryConversation({
  inquiry,
  draft,
  onDraft,
  onReplied,
  onStatus,
}: InquiryConversationProps) {
  const { inquiries, cannedReplies } = useBackend()
  const client = useQueryClient()
  const [busy, run] = useAction()
  const replies = useQuery({
    queryKey: ['replies', inquiry.id],
    queryFn: () => inquiries.replies(inquiry.id),
  })
  // Without them a reply is written by hand.
  const canned = useQuery({ queryKey: ['canned-replies'], queryFn: cannedReplies.all })
  useEffect(() => {
    if (replies.error !== null) toast.failure('Error loading replies', replies.error)
  }, [replies.error])

  const send = async (reply: string): Promise<void> => {
    try {
      await inquiries.reply(inquiry.id, reply)
    } catch (failure) {
      toast.failure('Error sending reply', failure)
      // It may be that the session has ended, which a query finds out.
      client.invalidateQueries({ queryKey: ['replies', inquiry.id] })
      return
    }
    onDraft('')
    onReplied()
    // The reply is saved: that its e-mail failed is only logged.
    await inquiries
      .emailReply({
        to: inquiry.email,
        name: inquiry.name,
        phone: inquiry.phone,
        inquiryId: inquiry.id,
        subject: replySubject(inquiry.subject),
        originalMessage: inquiry.message,
        reply,
      })
      .catch((failure: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the specification asks for a warning in the log
        console.warn('The reply was saved, but its e-mail could not be sent', failure)
      })
    toast.success('Reply sent!', 'Your reply has been saved and sent to the customer.')
    await client.invalidateQueries({ queryKey: ['replies', inquiry.id] })
  }

  return (
    <InquiryDetail
      inquiry={inquiry}
      replies={replies.data ?? null}
      busy={busy}
      draft={draft}
      onDraft={onDraft}
      canned={canned.data}
      onCanned={(id) => {
        const chosen = canned.data?.find((reply) => reply.id === id)
        if (chosen !== undefined) onDraft(withCannedReply(draft, chosen.body, inquiry.name))
      }}
      onSend={(reply) => run(() => send(reply))}
      onStatus={onStatus}
    />
  )
}
