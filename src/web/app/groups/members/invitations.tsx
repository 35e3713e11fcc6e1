import { useId } from 'react'
import type { InvitationRow } from '#contract/groups/invitations.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { mayLead } from '../group.ts'
import { useGroupRows, useUid } from '../group-rows.ts'
import type { Shown } from '../use-money.ts'

export interface InvitationsProps {
  readonly shown: Shown
  readonly onRevoke: (invitation: InvitationRow) => void
}

const notSentWords = {
  unproven: say('Not sent: confirm your email address in your profile, then invite again'),
  'told-before': say('No second message: one went to them today, and this waits for them, too'),
  'not-set-up': say('Not sent: this server cannot send such messages. Hand on a link instead'),
} as const

const rowLook = 'flex min-h-15 flex-wrap items-center gap-3 border-b px-4 py-2 last:border-b-0'

/** Invitations that still work. */
export function Invitations({ shown, onRevoke }: InvitationsProps) {
  const id = useId()
  const uid = useUid()
  const book = useLocale()
  const { group, names } = shown
  const all = useGroupRows('invitations', group.id)
  const pending = all.filter(({ status }) => status === 'pending')
  const me = group.members.find(({ memberId }) => memberId === names.meId)
  if (pending.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold">
        {say('Invited')}
      </h3>
      <Card>
        <ul>
          {pending.map((invitation) => (
            <li key={invitation.id} className={rowLook}>
              <div className="min-w-40 flex-1">
                <p className="wrap-anywhere">
                  {invitation.memberId
                    ? say('{to} as {name}', {
                        to: invitation.sentTo ?? say('By link'),
                        name: names.plain(invitation.memberId),
                      })
                    : (invitation.sentTo ?? say('By link'))}
                </p>
                {invitation.notSent ? (
                  <p className="text-sm text-warning">{notSentWords[invitation.notSent]}</p>
                ) : null}
                <p className="text-sm text-muted-foreground">
                  {say(
                    `{uses, plural, =0 {until {day}} one {until {day}, used once} other {until
                    {day}, used # times}}`,
                    {
                      uses: invitation.uses,
                      day: instantWords(invitation.expiresAt, book, 'day'),
                    },
                  )}
                </p>
              </div>
              {invitation.createdBy === uid || mayLead(me) ? (
                <Button look="quiet" onClick={() => onRevoke(invitation)}>
                  {say('Take back')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
