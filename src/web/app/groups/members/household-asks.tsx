import HousePlus from 'lucide-react/icons/house-plus'
import type { GroupMember } from '#contract/groups/entities.ts'
import { waitingFor } from '#domain/groups/voices.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { asksOf } from '../group.ts'
import type { Shown } from '../use-money.ts'
import { useHouseholdWrites } from './use-household-writes.ts'

/** Who would settle together and waits for somebody's word: mine, or what I asked for. */
export function HouseholdAsks({ shown }: { readonly shown: Shown }) {
  return (
    <section
      aria-label={say('Settling together')}
      className="grid gap-3 rounded-lg border bg-primary-wash p-4"
    >
      {asksOf(shown.group, shown.names.meId).map((member) => (
        <AskRow key={member.memberId} shown={shown} member={member} />
      ))}
    </section>
  )
}

interface AskRowProps {
  readonly shown: Shown
  readonly member: GroupMember
}

function AskRow({ shown, member }: AskRowProps) {
  const { group, names } = shown
  const writes = useHouseholdWrites(group.id)
  const waiting = member.asks ? waitingFor(group.members, member.asks) : []
  const isAsked = waiting.some((memberId) => memberId === names.meId)
  const others = waiting.map(names.object).join(', ')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <HousePlus aria-hidden className="size-5 shrink-0 text-primary-text" />
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {isAsked ? (
          <Say
            words={`<strong>{subject} would settle together with you.</strong> You would pay and
              be paid as one, and may confirm payments for each other.`}
            subject={names.subject(member.memberId)}
            strong={(inner) => <strong className="font-semibold">{inner}</strong>}
          />
        ) : (
          say('Settling together waits for {others}.', { others })
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {isAsked ? <Button onClick={() => writes.agree(member)}>{say('Agree')}</Button> : null}
        <Button look={isAsked ? 'outline' : 'quiet'} onClick={() => writes.refuse(member)}>
          {isAsked ? say('Decline') : say('Take back')}
        </Button>
      </div>
    </div>
  )
}
