import { useId } from 'react'
import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import { formatAmount } from '#domain/money/money.ts'
import { partsIn } from '#domain/recurring/my-part.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { useSession } from '#web/data/session.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { useGroupCategories } from '#web/groups/use-group-categories.ts'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Checkbox } from '#web/ui/control/checkbox.tsx'
import { say } from '#web/words/say.ts'
import { currentMembers, groupChoices, isSharing, splitWith } from './group-choice.ts'
import type { FormProps } from './schedule-fields.tsx'

/** Into which group it goes, if any, and who shares it there. */
export function GroupFields({ form }: FormProps) {
  const { draft, change, messages } = form
  const groups = useMyGroups()
  const shared = useGroupCategories()
  const choices = groupChoices(groups.values(), draft.groupId)
  const group = groups.get(draft.groupId ?? '')
  if (choices.length === 1) return null
  const choose = (groupId: string) => {
    const to = groups.get(groupId)
    const isMeaningful = shared.byId.has(draft.categoryId ?? '')
    change({
      groupId: groupId || null,
      groupSplit: null,
      // A category of one's own means nothing to the others.
      categoryId: to && !isMeaningful ? null : draft.categoryId,
      currency: to && draft.amount === '' ? to.currency : draft.currency,
    })
  }
  return (
    <div className="grid gap-2">
      <ChoiceField
        label={say('Group')}
        value={draft.groupId ?? ''}
        onChange={choose}
        choices={choices}
        error={messages.groupId}
        hint={
          group || !draft.groupId ? undefined : say('You are no longer in it. Choose another one.')
        }
      />
      {group ? <Sharing form={form} group={group} /> : null}
    </div>
  )
}

interface SharingProps extends FormProps {
  readonly group: GroupRow
}

function useParts({ draft }: FormProps['form'], group: GroupRow) {
  const { locale } = useLocale()
  const read = readTypedAmount(draft.amount, draft.currency, locale)
  if (!read.ok) return null
  const { amount } = read
  return { amount, parts: partsIn(group, draft.groupSplit, amount, group.id) }
}

function Sharing({ form, group }: SharingProps) {
  const { draft, change, messages } = form
  const uid = useSession().user?.id
  const { locale } = useLocale()
  const sum = useParts(form, group)
  const me = currentMembers(group).find((member) => member.uid === uid)
  const wrong = messages.groupSplit ?? messages['groupSplit.memberIds']
  const isEqual = draft.groupSplit === null || draft.groupSplit.mode === 'equal'
  const written = (amount: number) => formatAmount(amount, draft.currency, locale)
  const mine = me && sum?.parts ? (sum.parts.get(me.memberId) ?? 0) : null
  return (
    <>
      <ul aria-label={say('Who shares it')} className="grid rounded-md border">
        {currentMembers(group).map((member) => (
          <SharingLine
            key={member.memberId}
            form={form}
            group={group}
            member={member}
            name={member === me ? say('You') : member.name}
            part={sum?.parts?.get(member.memberId) ?? null}
          />
        ))}
      </ul>
      {isEqual ? null : (
        <Button
          look="outline"
          className="justify-self-start"
          onClick={() => change({ groupSplit: null })}
        >
          {say('Share it equally')}
        </Button>
      )}
      {wrong ? (
        <p role="alert" className="text-sm text-destructive">
          {wrong}
        </p>
      ) : null}
      <p aria-live="polite" className="text-sm text-muted-foreground">
        {sum && mine !== null
          ? say('You pay it. Your part is {amount} of {amount2}.', {
              amount: written(mine),
              amount2: written(sum.amount),
            })
          : say('You pay it, and the others owe you their parts.')}
      </p>
    </>
  )
}

interface LineProps extends SharingProps {
  readonly member: GroupMember
  readonly name: string
  /** Null while it is not known. */
  readonly part: number | null
}

function SharingLine({ form, group, member, name, part }: LineProps) {
  const { draft, change, messages } = form
  const id = useId()
  const { memberId } = member
  const isEqual = draft.groupSplit === null || draft.groupSplit.mode === 'equal'
  const isIn = isSharing(draft.groupSplit, memberId)
  const look = 'flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere'
  return (
    <li className="flex min-h-12 items-center gap-3 border-b px-3 py-1 last:border-b-0">
      {isEqual ? (
        <Checkbox
          id={id}
          checked={isIn}
          aria-invalid={messages['groupSplit.memberIds'] ? true : undefined}
          onCheckedChange={() =>
            change({ groupSplit: splitWith(group, draft.groupSplit, memberId, !isIn) })
          }
        />
      ) : null}
      {isEqual ? (
        <label htmlFor={id} className={look}>
          {name}
        </label>
      ) : (
        <span className={look}>{name}</span>
      )}
      {part === null ? null : (
        <span className="text-sm text-muted-foreground">
          <Amount amount={part} currency={draft.currency} />
        </span>
      )}
    </li>
  )
}
