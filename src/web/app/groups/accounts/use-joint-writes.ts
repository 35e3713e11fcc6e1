import type { GroupAccountEntryRow, GroupAccountRow } from '#contract/groups/accounts.ts'
import type { GroupCommandInput } from '#contract/groups/commands.ts'
import { changesOf } from '#domain/groups/edit-fits.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { OwnAccountFields } from '#web/accounts/own-account.tsx'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

export type JointFields = Omit<GroupCommandInput<'group_accounts.create'>['doc'], 'id'>
export type EntryKind = GroupAccountEntryRow['kind']

export interface EntryFields {
  readonly kind: EntryKind
  readonly memberId: string
  readonly amount: number
  readonly date: string
  readonly text: string
  readonly own: OwnAccountFields
}

const writable = [
  ...(['name', 'kind', 'currency', 'openingBalance', 'openingOn', 'institution'] as const),
  ...(['number', 'note', 'owners', 'keepsTally'] as const),
]

const fieldsOf = (account: GroupAccountRow): JointFields =>
  Object.fromEntries(writable.map((name) => [name, account[name]])) as JointFields

const titles = {
  'pay-in': 'Paid in',
  'pay-out': 'Paid out',
  interest: 'Interest recorded',
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

export function useJointWrites(groupId: string) {
  const { give } = useWrites('groups')
  const { locale } = useLocale()
  const replica = useReplica()
  const take = (id: string) => command('group_accounts.removeEntry', { groupId, id })
  /** The account of mine that the other side of it is, to give that back, too. */
  const ownOf = ({ id, kind }: GroupAccountEntryRow): OwnAccountFields | null => {
    const transfer = replica.rows('transfers').get(id)
    const side = transfer?.[kind === 'pay-in' ? 'from' : 'to'] ?? null
    const { accountId, amount } = (side ?? {}) as { accountId?: string; amount?: number }
    const own = accountId && replica.rows('accounts').get(accountId)
    const joint = replica.rows('group_account_entries').get(id)
    if (!own || !accountId) return null
    return { accountId, accountAmount: own.currency === joint?.currency ? null : (amount ?? null) }
  }
  return {
    add: (fields: JointFields) => {
      const id = newId()
      give(command('group_accounts.create', { groupId, doc: { id, ...fields } }), {
        title: `Added ${fields.name}`,
        undo: command('group_accounts.delete', { groupId, id }),
      })
    },
    change: (account: GroupAccountRow, fields: JointFields) => {
      const before = fieldsOf(account)
      const patch = changesOf(before, fields)
      if (Object.keys(patch).length === 0) return
      const update = (change: Partial<JointFields>) =>
        command('group_accounts.update', { groupId, id: account.id, patch: change })
      const undo = update(changesOf<JointFields>({ ...before, ...patch }, before))
      give(update(patch), { title: `Changed ${fields.name}`, undo })
    },
    archive: ({ id, name }: GroupAccountRow, archived: boolean) => {
      const archive = (is: boolean) =>
        command('group_accounts.archive', { groupId, id, archived: is })
      const title = archived ? `${name} is put away` : `${name} is back`
      give(archive(archived), { title, undo: archive(!archived) })
    },
    enter: ({ id: accountId, currency }: GroupAccountRow, fields: EntryFields) => {
      const { kind, own, ...said } = fields
      const doc = { id: newId(), accountId, ...said }
      give(enter(groupId, kind, doc, own), {
        title: titles[kind],
        description: formatAmount(doc.amount, currency, locale),
        undo: take(doc.id),
      })
    },
    remove: (entry: GroupAccountEntryRow) => {
      const { id, kind, accountId, amount, date, text, currency } = entry
      const doc = { id, accountId, amount, date, text, memberId: entry.memberId ?? '' }
      give(take(id), {
        title: 'Taken out of the joint account',
        description: formatAmount(amount, currency, locale),
        undo: enter(groupId, kind, doc, ownOf(entry)),
      })
    },
  }
}
