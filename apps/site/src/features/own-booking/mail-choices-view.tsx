import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { TextLink } from '@dustforce/ui/text-link'
import { useState } from 'react'
import { type Linked, LinkedPage } from './linked-page.tsx'
import type { MailChoices, OpenedMailChoices } from './mail-choices.ts'
import { useSend } from './use-send.ts'

export interface MailChoicesViewProps {
  readonly found: Linked<OpenedMailChoices>
  readonly onRetry: () => void
  /** Resolves to what went wrong, or to null. */
  readonly onChoose: (choices: MailChoices) => Promise<string | null>
}

/** Which letters a mailbox gets. Opening it changes nothing. */
export function MailChoicesView({ found, onRetry, onChoose }: MailChoicesViewProps) {
  return (
    <LinkedPage
      title="E-mails from us"
      found={found}
      loading={
        <>
          <span className="sr-only">Loading your choices...</span>
          <Skeleton className="h-72" />
        </>
      }
      missing={{
        title: 'This link opens nothing',
        content: (
          <p className="text-muted">
            It may have been replaced by a newer one. The link in our latest e-mail works, or{' '}
            <TextLink href="/#contact">write to us</TextLink> and we stop the e-mails for you.
          </p>
        ),
      }}
      unavailable={{ title: 'Your choices could not be loaded.' }}
      onRetry={onRetry}
    >
      {(opened) => <Choices found={opened} onChoose={onChoose} />}
    </LinkedPage>
  )
}

interface KeptChoices {
  readonly found: OpenedMailChoices
  readonly choices: MailChoices
}

function Choices({
  found,
  onChoose,
}: Pick<MailChoicesViewProps, 'onChoose'> & { readonly found: OpenedMailChoices }) {
  // What the server has: as it was looked up last, or saved since.
  const [kept, setKept] = useState<KeptChoices>({ found, choices: found })
  if (kept.found !== found) setKept({ found, choices: found })
  // What is chosen and not saved; the rest is as the server has it, also when another window changed it.
  const [chosen, setChosen] = useState<Partial<MailChoices>>({})
  const [isSaved, setSaved] = useState(false)
  const { busy, problem, setProblem, send } = useSend()
  const { reminders, thanks } = { ...kept.choices, ...chosen }

  const choose = (choice: Partial<MailChoices>) => {
    setChosen((before) => ({ ...before, ...choice }))
    setSaved(false)
    setProblem(null)
  }
  const save = async (choices: MailChoices) => {
    if (busy) return
    choose(choices)
    if (!(await send(() => onChoose(choices)))) return
    setKept((before) => ({ ...before, choices }))
    setChosen((now) => withoutSame(now, choices))
    setSaved(true)
  }

  return (
    <form
      aria-label="E-mails from us"
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault()
        void save({ reminders, thanks })
      }}
    >
      <p>
        What we send to <strong className="font-semibold">{found.email}</strong> in addition to confirmations,
        changes, refunds and news on the day, which you always get.
      </p>
      <div className="grid gap-3">
        <Checkbox
          label="Reminders two days and two hours before a cleaning"
          checked={reminders}
          onChange={(event) => choose({ reminders: event.target.checked })}
        />
        <Checkbox
          label="A thank-you with one question after a cleaning"
          checked={thanks}
          onChange={(event) => choose({ thanks: event.target.checked })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save
        </Button>
        <Button variant="secondary" onClick={() => void save({ reminders: false, thanks: false })}>
          Stop all optional e-mails
        </Button>
      </div>
      {problem === null ? null : (
        <Notice tone="danger" announce="assertive">
          {problem}
        </Notice>
      )}
      {isSaved && Object.keys(chosen).length === 0 ? (
        <Notice tone="success" announce="polite">
          Saved. This applies to every booking with this address, from the next e-mail on.
        </Notice>
      ) : null}
    </form>
  )
}

/** What is chosen and not saved: what was chosen while it was saved stays. */
function withoutSame(chosen: Partial<MailChoices>, saved: MailChoices): Partial<MailChoices> {
  const { reminders = saved.reminders, thanks = saved.thanks } = chosen
  return {
    ...(reminders !== saved.reminders && { reminders }),
    ...(thanks !== saved.thanks && { thanks }),
  }
}
