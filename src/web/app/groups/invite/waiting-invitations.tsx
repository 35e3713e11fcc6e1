import Mail from 'lucide-react/icons/mail'
import { useId } from 'react'
import { InvitationButtons } from '#web/groups/invitation-buttons.tsx'
import { useReceivedInvitations } from '#web/groups/received-invitations.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

/** Invitations I have not answered yet, whatever I have read. */
export function WaitingInvitations() {
  const id = useId()
  const waiting = useReceivedInvitations()
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-semibold">
        {say('You are invited')}
      </h2>
      <Card>
        <ul>
          {waiting.map((invitation) => (
            <li
              key={invitation.id}
              className="flex flex-wrap items-center gap-3 border-b p-4 last:border-b-0"
            >
              <Mail aria-hidden className="size-5 shrink-0 text-primary-text" />
              <p className="min-w-40 flex-1 wrap-anywhere">
                <Say
                  words="{invitedBy} invites you to {strong}"
                  invitedBy={invitation.invitedBy}
                  strong={<strong>{invitation.groupName}</strong>}
                />
              </p>
              <InvitationButtons invitation={invitation} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
