import { formatDate } from '@dustforce/core/schedule'
import type { LetterToLookAt } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { letterName, letterTroubleText } from '../../patterns/letter-words.ts'

export interface LettersToLookAtProps {
  readonly letters: readonly LetterToLookAt[]
  /** The id of the e-mail that is being changed. */
  readonly busyId: string | null
  readonly onSendAgain: (letter: LetterToLookAt) => void
  readonly onLookedAt: (letter: LetterToLookAt) => void
}

/** E-mails that did not reach whom they are for, until they do or an administrator has looked at them; nothing without any. */
export function LettersToLookAt({ letters, busyId, onSendAgain, onLookedAt }: LettersToLookAtProps) {
  if (letters.length === 0) return null
  return (
    <section className="min-w-0">
      <h2 className="pb-2 text-base font-semibold">E-mails to look at</h2>
      <Table label="E-mails to look at" minWidth="760px">
        <TableHead>
          <tr>
            {['E-mail', 'To', 'What happened', 'Actions'].map((column) => (
              <TableHeader key={column}>{column}</TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {letters.map((letter) => (
            <TableRow key={letter.id}>
              <TableCell>
                <p>{letterName(letter.kind)}</p>
                {letter.bookingDate === null ? null : (
                  <p className="text-xs text-muted">{formatDate(letter.bookingDate)}</p>
                )}
              </TableCell>
              <TableCell>
                <p>{letter.customerName ?? letter.recipient ?? 'The company'}</p>
                {letter.customerName === null ? null : (
                  <p className="text-xs break-all text-muted">{letter.recipient}</p>
                )}
              </TableCell>
              <TableCell>
                <p>{letterTroubleText(letter.trouble)}</p>
                {letter.detail === null ? null : (
                  <p className="text-xs break-words text-muted">Resend: {letter.detail}</p>
                )}
              </TableCell>
              <TableCell className="!py-1.5">
                <div className="flex flex-wrap gap-2">
                  {letter.canSendAgain ? (
                    <Button
                      size="sm"
                      variant="secondary"
                      className="whitespace-nowrap"
                      aria-label={`Send again: ${nameOf(letter)}`}
                      disabled={busyId === letter.id}
                      onClick={() => onSendAgain(letter)}
                    >
                      Send again
                    </Button>
                  ) : null}
                  <Button
                    size="sm"
                    variant="ghost"
                    className="whitespace-nowrap"
                    aria-label={`Mark as looked at: ${nameOf(letter)}`}
                    disabled={busyId === letter.id}
                    onClick={() => onLookedAt(letter)}
                  >
                    Mark as looked at
                  </Button>
                </div>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

function nameOf({ kind, recipient }: LetterToLookAt): string {
  return `${letterName(kind)} to ${recipient ?? 'the company'}`
}
