import type { GroupAccountEntryRow, GroupAccountRow } from '#contract/groups/accounts.ts'
import type { GroupCommandInput } from '#contract/groups/commands.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { OwnAccountFields } from '#web/accounts/own-account.tsx'
import { newId } from '#web/data/new-id.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

export type JointFields = Omit<GroupCommandInput<'group_accounts.create'>['doc'], 'id'>
export type EntryKind = 'pay-in' | 'pay-out' | 'interest'

export interface EntryFields {
  readonly kind: EntryKind
  readonly memberId: string
  readonly amount: number
  readonly date: string
  readonly text: string
  readonly own: OwnAccountFields
}

const titles = {
  'pay-in': say('Paid in'),
  'pay-out': say('Paid out'),
  interest: say('Interest recorded'),
} as const

type Doc = GroupCommandInput<'group_accounts.payIn'>['doc']

/** The same entry again, whoever it was of. */
function enter(groupId: string, kind: EntryKind, doc: Doc, own: OwnAccountFields | null) {
  const { memberId: _, ...plain } = doc
  if (kind === 'interest') return command('group_accounts.interest', { groupId, doc: plain })
  const name = kind === 'pay-in' ? 'group_accounts.payIn' : 'group_accounts.payOut'
  const { accountId: ownAccountId = null, accountAmount: ownAmount = null } = own ?? {}
  return command(name, { groupId, doc, ownAccountId, ownAmount })
}

function useEntryWrites(groupId: string) {
  const { give } = useWrites('groups')
  const { locale } = useLocale()
  const take = (id: string) => command('group_accounts.removeEntry', { groupId, id })
  const back = (id: string) => command('group_accounts.restoreEntry', { groupId, id })
  return {
    enter: ({ id: accountId, currency }: GroupAccountRow, fields: EntryFields) => {
      const { kind, own, ...said } = fields
      const doc = { id: newId(), accountId, ...said }
      give(enter(groupId, kind, doc, own), {
        title: titles[kind],
        description: formatAmount(doc.amount, currency, locale),
        undo: take(doc.id),
      })
    },
    remove: ({ id, amount, currency }: GroupAccountEntryRow) =>
      give(take(id), {
        title: say('Taken out of the joint account'),
        description: formatAmount(amount, currency, locale),
        undo: back(id),
      }),
    /** Somebody's word stands: what was said to be so is not denied later. */
    answer: ({ id }: GroupAccountEntryRow, isSo: boolean) =>
      give(command('group_accounts.answer', { groupId, id, isSo }), {
        title: isSo ? say('Confirmed') : say('It does not count now'),
        undo: isSo ? null : command('group_accounts.answer', { groupId, id, isSo: true }),
      }),
  }
}

export function useJointWrites(groupId: string) {
  const { give } = useWrites('groups')
  const entries = useEntryWrites(groupId)
  return {
    ...entries,
    add: (fields: JointFields) => {
      const id = newId()
      give(command('group_accounts.create', { groupId, doc: { id, ...fields } }), {
        title: say('Added {name}', { name: fields.name }),
        undo: command('group_accounts.delete', { groupId, id }),
      })
    },
    rename: ({ id, name }: GroupAccountRow, after: string) => {
      const to = (is: string) =>
        command('group_accounts.update', { groupId, id, patch: { name: is } })
      if (after !== name)
        give(to(after), { title: say('{name} is {after} now', { name, after }), undo: to(name) })
    },
    archive: ({ id, name }: GroupAccountRow, archived: boolean) => {
      const archive = (is: boolean) =>
        command('group_accounts.archive', { groupId, id, archived: is })
      const title = archived ? say('{name} is put away', { name }) : say('{name} is back', { name })
      give(archive(archived), { title, undo: archive(!archived) })
    },
    agree: ({ id, name }: GroupAccountRow) =>
      give(command('group_accounts.agree', { groupId, id }), {
        ...{ title: say('You agreed to {name}', { name }), undo: null },
      }),
    refuse: ({ id, name }: GroupAccountRow) =>
      give(command('group_accounts.refuse', { groupId, id }), {
        ...{ title: say('You own nothing of {name}', { name }), undo: null },
      }),
  }
}

export type JointWrites = ReturnType<typeof useJointWrites>
