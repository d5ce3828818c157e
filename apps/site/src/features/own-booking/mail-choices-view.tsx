import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { TextLink } from '@dustforce/ui/text-link'
import { useState } from 'react'
import { useVisit } from '../../company/use-visit.ts'
import { to } from '../../language/language.en.ts'
import { type Linked, LinkedPage } from './linked-page.tsx'
import type { MailChoices, OpenedMailChoices } from './mail-choices.ts'
import * as words from './mail-words.en.ts'
import { useSend } from './use-send.ts'

export interface MailChoicesViewProps {
  readonly found: Linked<OpenedMailChoices>
  readonly onRetry: () => void
  /** Resolves to what went wrong, or to null. */
  readonly onChoose: (choices: MailChoices) => Promise<string | null>
}

/** The choice of which letters a mailbox gets. Opening it changes nothing. */
export function MailChoicesView({ found, onRetry, onChoose }: MailChoicesViewProps) {
  return (
    <LinkedPage
      title={words.title}
      found={found}
      loading={
        <>
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-72" />
        </>
      }
      missing={{
        title: words.opensNothing,
        content: (
          <p className="text-muted">
            {words.latestLink} <TextLink href={to('/#contact')}>{words.writeToUs}</TextLink> {words.weStop}
          </p>
        ),
      }}
      unavailable={{ title: words.notLoaded }}
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
  const visit = useVisit()
  // The choices that the server has: as they were looked up last, or saved since.
  const [kept, setKept] = useState<KeptChoices>({ found, choices: found })
  if (kept.found !== found) setKept({ found, choices: found })
  // The choices that are not saved; the rest is as the server has it, also when another window changed it.
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
      aria-label={words.title}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault()
        void save({ reminders, thanks })
      }}
    >
      <p>
        {words.sendTo} <strong className="font-semibold">{found.email}</strong> {words.inAddition}
      </p>
      <div className="grid gap-3">
        <Checkbox
          label={words.reminders(visit)}
          checked={reminders}
          onChange={(event) => choose({ reminders: event.target.checked })}
        />
        <Checkbox
          label={words.thanks(visit)}
          checked={thanks}
          onChange={(event) => choose({ thanks: event.target.checked })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button variant="secondary" onClick={() => void save({ reminders: false, thanks: false })}>
          {words.stopAll}
        </Button>
      </div>
      {problem === null ? null : (
        <Notice tone="danger" announce="assertive">
          {problem}
        </Notice>
      )}
      {isSaved && Object.keys(chosen).length === 0 ? (
        <Notice tone="success" announce="polite">
          {words.saved}
        </Notice>
      ) : null}
    </form>
  )
}

/** Returns the choices that are not saved: a choice that was made while others were saved stays. */
function withoutSame(chosen: Partial<MailChoices>, saved: MailChoices): Partial<MailChoices> {
  const { reminders = saved.reminders, thanks = saved.thanks } = chosen
  return {
    ...(reminders !== saved.reminders && { reminders }),
    ...(thanks !== saved.thanks && { thanks }),
  }
}
