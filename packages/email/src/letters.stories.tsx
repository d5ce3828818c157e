import { replySubject } from '@dustforce/office/inquiry'
import type { Language } from '@dustforce/office/language'
import { type NoticeKind, noticeKinds } from '@dustforce/office/notice'
import type { RenderedEmail } from '@dustforce/workflows/ports'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { drawSample } from './testing/draw-sample.ts'
import { sampleLinks, samplePayload } from './testing/sample-letters.ts'

/* Every letter as it leaves: its subject, what a mail program draws, and the plain text. Only the first is a test: how letters are written has others. */

interface Choice {
  readonly kind: NoticeKind
  /** The language that its reader reads. */
  readonly language?: Language
  /** The values that differ from the sample. */
  readonly said?: Readonly<Record<string, string>>
}

const meta: Meta<Choice> = {
  title: 'Letters',
  argTypes: {
    kind: { control: 'select', options: noticeKinds },
    language: { control: 'select', options: ['en-CA', 'fr-CA'] },
  },
  loaders: [
    async ({ args: { kind, language, said }, globals }) => ({
      letter: await drawSample(
        kind,
        { ...samplePayload(kind), language: language ?? globals.language, ...said },
        'https://dustforce.example',
        sampleLinks,
      ),
    }),
  ],
  render: (_, { loaded }) => <Letter letter={loaded.letter} />,
}
export default meta

type Story = StoryObj<Choice>

/** Makes the frame as high as the letter, and keeps its links from being followed. */
function reveal(frame: HTMLIFrameElement | null) {
  const document = frame?.contentDocument
  if (frame === null || document == null) return
  frame.style.height = `${document.documentElement.scrollHeight}px`
  document.addEventListener('click', (event) => event.preventDefault())
}

function Letter({ letter: { subject, html, text } }: { readonly letter: RenderedEmail }) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-title font-semibold">{subject}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <iframe
          title="As it is drawn"
          srcDoc={html}
          sandbox="allow-same-origin"
          className="min-h-96 w-full rounded-md border border-line"
          onLoad={({ currentTarget }) => reveal(currentTarget)}
        />
        <section aria-label="As plain text">
          <pre className="overflow-x-auto whitespace-pre-wrap break-words font-mono text-sm">{text}</pre>
        </section>
      </div>
    </article>
  )
}

export const BookingConfirmation: Story = {
  args: { kind: 'booking-confirmation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Booking confirmed: Deep Cleaning/,
    )
    await expect(canvas.getByTitle('As it is drawn')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'As plain text' })).toHaveTextContent('$336.00')
  },
}
export const BookingConfirmationInFrench: Story = {
  tags: ['!test'],
  args: { kind: 'booking-confirmation', language: 'fr-CA' },
}
export const BookingRefunded: Story = { tags: ['!test'], args: { kind: 'booking-refunded' } }
export const BookingPartlyRefunded: Story = { tags: ['!test'], args: { kind: 'booking-partly-refunded' } }
export const BookingCanceled: Story = { tags: ['!test'], args: { kind: 'booking-canceled' } }
export const BookingChanged: Story = { tags: ['!test'], args: { kind: 'booking-changed' } }
export const BookingUnchanged: Story = { tags: ['!test'], args: { kind: 'booking-unchanged' } }
export const BookingRestored: Story = { tags: ['!test'], args: { kind: 'booking-restored' } }
export const VisitAnnounced: Story = { tags: ['!test'], args: { kind: 'visit-announced' } }
export const VisitDeclined: Story = { tags: ['!test'], args: { kind: 'visit-declined' } }
export const VisitUnpaid: Story = { tags: ['!test'], args: { kind: 'visit-unpaid' } }
export const VisitFreed: Story = { tags: ['!test'], args: { kind: 'visit-freed' } }
export const CardExpiring: Story = { tags: ['!test'], args: { kind: 'card-expiring' } }
export const VisitsChanged: Story = { tags: ['!test'], args: { kind: 'visits-changed' } }
export const ChangePayment: Story = { tags: ['!test'], args: { kind: 'change-payment' } }
export const BookingMoved: Story = { tags: ['!test'], args: { kind: 'booking-moved' } }
export const PriceRise: Story = { tags: ['!test'], args: { kind: 'price-rise' } }
export const PriceRiseTakenBack: Story = { tags: ['!test'], args: { kind: 'price-rise-taken-back' } }
export const ReminderDays: Story = { tags: ['!test'], args: { kind: 'reminder-days' } }
export const ReminderHours: Story = { tags: ['!test'], args: { kind: 'reminder-hours' } }
export const OnTheWay: Story = { tags: ['!test'], args: { kind: 'on-the-way' } }
export const ThankYou: Story = { tags: ['!test'], args: { kind: 'thank-you' } }
export const JobCanceled: Story = { tags: ['!test'], args: { kind: 'job-canceled' } }
export const JobMoved: Story = { tags: ['!test'], args: { kind: 'job-moved' } }
export const JobChanged: Story = { tags: ['!test'], args: { kind: 'job-changed' } }
export const WaitingJoined: Story = { tags: ['!test'], args: { kind: 'waiting-joined' } }
export const PlaceOffered: Story = { tags: ['!test'], args: { kind: 'place-offered' } }
export const ContactReceived: Story = { tags: ['!test'], args: { kind: 'contact-received' } }
export const ContactCompany: Story = { tags: ['!test'], args: { kind: 'contact-company' } }
export const ApplicationReceived: Story = { tags: ['!test'], args: { kind: 'application-received' } }
export const ApplicationCompany: Story = { tags: ['!test'], args: { kind: 'application-company' } }
export const JobAssignmentConfirmation: Story = {
  tags: ['!test'],
  args: { kind: 'job-assignment-confirmation' },
}
export const CleanerAssignment: Story = { tags: ['!test'], args: { kind: 'cleaner-assignment' } }
export const InquiryReply: Story = { tags: ['!test'], args: { kind: 'inquiry-reply' } }
export const InquiryReplyWithoutSubject: Story = {
  tags: ['!test'],
  args: { kind: 'inquiry-reply', said: { subject: replySubject(null) } },
}
export const AdminInvitation: Story = { tags: ['!test'], args: { kind: 'admin-invitation' } }
export const TrialLetter: Story = { tags: ['!test'], args: { kind: 'trial-letter' } }
export const BookingLink: Story = { tags: ['!test'], args: { kind: 'booking-link' } }
export const PaymentLink: Story = { tags: ['!test'], args: { kind: 'payment-link' } }
