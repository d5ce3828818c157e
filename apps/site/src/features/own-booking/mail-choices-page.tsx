import { ownBookings } from '../../runtime.ts'
import { askMailChoices, type MailChoices } from './mail-choices.ts'
import { MailChoicesView } from './mail-choices-view.tsx'
import { failureText, useOpenedLink } from './use-opened-link.ts'

/** The page behind the unsubscribe link of an e-mail. */
export function Page() {
  const { found, token, retry } = useOpenedLink(askMailChoices, 'mail-choices')
  return (
    <MailChoicesView
      found={found}
      onRetry={retry}
      onChoose={async (choices: MailChoices) => {
        const answer = await askMailChoices(await ownBookings(), token, choices)
        return typeof answer === 'string' ? failureText(answer) : null
      }}
    />
  )
}
