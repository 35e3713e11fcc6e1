import { formatDay, isDay } from '#domain/calendar/calendar.ts'
import { nextTime, repeatWords } from '#domain/recurring/again.ts'
import { sentence } from '#domain/sentence.ts'
import { useSession } from '#web/data/session.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

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
    ...{ value: memberId, label: memberId === me ? say('You') : name },
  }))
  const count = group ? sharersOf(group).length : 0
  return (
    <Section
      title={`A bill of ${group?.name ?? 'a group'}`}
      closeLabel={say('Keep it in my own book only')}
      onClose={() => change({ groupId: null, paidBy: null })}
      error={messages.groupId}
    >
      <ChoiceField
        label={say('Paid by')}
        value={draft.paidBy ?? me}
        onChange={(memberId) => change({ paidBy: memberId === me ? null : memberId })}
        choices={
          draft.paidBy === '' ? [{ value: '', label: say('Choose one') }, ...members] : members
        }
        error={messages.paidBy}
      />
      <p className="text-sm text-muted-foreground">
        <Say
          words={`{count, plural, one {You bear it alone} other {All # share it equally}}. Who
            shares can be changed in the group.`}
          count={count}
        />
      </p>
    </Section>
  )
}

/** Somebody paid who is in several groups. */
function WhichGroup({ form: { change, messages } }: SharedFieldsProps) {
  const groups = [...useMyGroups().values()].filter(({ status }) => status === 'open')
  return (
    <Section
      title={say('Somebody else paid')}
      closeLabel={say('I paid it myself')}
      onClose={() => change({ paidBy: null })}
    >
      <ChoiceField
        label={say('A bill of')}
        value=""
        onChange={(groupId) => change({ groupId })}
        choices={[
          { value: '', label: say('Choose one') },
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
      title={say('Comes again: {repeatWord}', { repeatWord: repeatWords[repeats].toLowerCase() })}
      closeLabel={say('Only this once')}
      onClose={() => change({ repeats: null })}
    >
      <p className="text-sm text-muted-foreground">
        <Say
          words="{value}You find it under Recurring."
          value={
            isDay(date)
              ? `${sentence(`Next on ${formatDay(nextTime(date, repeats), locale, day)}`)} `
              : null
          }
        />
      </p>
    </Section>
  )
}
