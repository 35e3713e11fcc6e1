import { formatDay, isDay } from '#domain/calendar/calendar.ts'
import { sentence } from '#domain/sentence.ts'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { repeatWords } from '../line/understood.ts'
import { nextTime, sharersOf } from '../save/share-writes.ts'
import type { DraftForm } from '../use-draft.ts'
import { Section } from './section.tsx'

interface SharedFieldsProps {
  readonly form: DraftForm
}

/** It goes to a group as a bill: who paid and who shares can be changed there. */
export function SharedFields({ form: { draft, change, messages } }: SharedFieldsProps) {
  const group = useMyGroups().get(draft.groupId ?? '')
  if (draft.groupId === null) return null
  const count = group ? sharersOf(group).length : 0
  return (
    <Section
      title={`A bill of ${group?.name ?? 'a group'}`}
      closeLabel="Keep it in my own book only"
      onClose={() => change({ groupId: null })}
      error={messages.groupId}
    >
      <p className="text-sm text-muted-foreground">
        You paid, and {count === 1 ? 'you bear it alone' : `all ${count} share it equally`}. Both
        can be changed in the group.
      </p>
    </Section>
  )
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** It comes again by itself; the rule can be changed under Recurring. */
export function RepeatFields({ form: { draft, change } }: SharedFieldsProps) {
  const { locale } = useLocale()
  const { repeats, date } = draft
  if (repeats === null) return null
  return (
    <Section
      title={`Comes again: ${repeatWords[repeats].toLowerCase()}`}
      closeLabel="Only this once"
      onClose={() => change({ repeats: null })}
    >
      <p className="text-sm text-muted-foreground">
        {isDay(date)
          ? `${sentence(`Next on ${formatDay(nextTime(date, repeats), locale, day)}`)} `
          : null}
        You find it under Recurring.
      </p>
    </Section>
  )
}
