import { formatDay, isDay } from '#domain/calendar/calendar.ts'
import { nextTime, repeatWords } from '#domain/recurring/again.ts'
import { sentence } from '#domain/sentence.ts'
import { useSession } from '#web/data/session.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { useLocale } from '#web/locale/use-locale.ts'

import { sharersOf } from '../save/share-writes.ts'
import type { DraftForm } from '../use-draft.ts'
import { Section } from './section.tsx'

interface SharedFieldsProps {
  readonly form: DraftForm
}

/** It goes to a group as a bill: who shares can be changed there. */
export function SharedFields({ form }: SharedFieldsProps) {
  const { draft, change, messages } = form
  const group = useMyGroups().get(draft.groupId ?? '')
  const uid = useSession().user?.id
  if (draft.groupId === null) return draft.paidBy === '' ? <WhichGroup form={form} /> : null
  const present = group?.members.filter(({ leftAt }) => leftAt === null) ?? []
  const me = present.find((one) => one.uid === uid)?.memberId ?? ''
  const members = present.map(({ memberId, name }) => ({
    ...{ value: memberId, label: memberId === me ? 'You' : name },
  }))
  const count = group ? sharersOf(group).length : 0
  return (
    <Section
      title={`A bill of ${group?.name ?? 'a group'}`}
      closeLabel="Keep it in my own book only"
      onClose={() => change({ groupId: null, paidBy: null })}
      error={messages.groupId}
    >
      <ChoiceField
        label="Paid by"
        value={draft.paidBy ?? me}
        onChange={(memberId) => change({ paidBy: memberId === me ? null : memberId })}
        choices={draft.paidBy === '' ? [{ value: '', label: 'Choose one' }, ...members] : members}
        error={messages.paidBy}
      />
      <p className="text-sm text-muted-foreground">
        {count === 1 ? 'You bear it alone' : `All ${count} share it equally`}. Who shares can be
        changed in the group.
      </p>
    </Section>
  )
}

/** Somebody paid who is in several groups. */
function WhichGroup({ form: { change, messages } }: SharedFieldsProps) {
  const groups = [...useMyGroups().values()].filter(({ status }) => status === 'open')
  return (
    <Section
      title="Somebody else paid"
      closeLabel="I paid it myself"
      onClose={() => change({ paidBy: null })}
    >
      <ChoiceField
        label="A bill of"
        value=""
        onChange={(groupId) => change({ groupId })}
        choices={[
          { value: '', label: 'Choose one' },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        error={messages.paidBy}
      />
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
