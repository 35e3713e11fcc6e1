import type pg from 'pg'
import type { EntryLineAnswer, WrittenEntry } from '#contract/entries/calls.ts'
import type { GroupAnswer } from '#contract/groups/calls.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { groupScope } from '#contract/sync.ts'
import { dayWords } from '#domain/calendar/calendar.ts'
import { billPart, billWords, type ProposedBill } from '#domain/groups/bill-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import { nameInMessage } from '#domain/names/name-in-message.ts'
import { readBorne } from '../groups/balances.ts'

type Bill = EntryLineAnswer['bill']
export type EntryWords = Pick<EntryLineAnswer, 'said' | 'bill'>

export interface EntryToTell {
  readonly entry: Pick<
    WrittenEntry,
    'kind' | 'groupId' | 'description' | 'amount' | 'currency' | 'date'
  >
  /** Of its category and its account, where it has them. */
  readonly names: readonly (string | null)[]
  /** What runs, or is proposed. */
  readonly doc: unknown
}

interface Around {
  readonly groups: readonly GroupAnswer[]
  readonly today: string
}

/** What an entry comes to in words, and of a bill whose part is what. */
export async function tellEntry(
  db: Pick<pg.Pool, 'query'>,
  { id: uid, locale }: Pick<UserRow, 'id' | 'locale'>,
  { entry, names, doc }: EntryToTell,
  { groups, today }: Around,
): Promise<EntryWords> {
  const { currency, groupId } = entry
  const group = groups.find(({ id }) => id === groupId)
  const part = group ? await partOf(db, group, uid, doc as ProposedBill) : null
  const said = [
    ...(entry.kind === 'income' ? ['Income'] : []),
    entry.description,
    formatAmount(entry.amount, currency, locale),
    dayWords(entry.date, today, locale),
    ...names.filter((name) => name !== null),
    ...(group ? [group.name] : []),
    ...(part ? billWords(part, currency, locale) : []),
  ]
  const bill: Bill = part && {
    paidBy: [...(part.isMine ? ['you'] : []), ...part.others],
    sharedBy: part.sharedBy,
    isEqual: part.isEqual,
    myPart: part.share,
    iPaid: part.paid,
  }
  return { said: said.join(', '), bill }
}

/** By the cents as they would fall now. */
async function partOf(
  db: Pick<pg.Pool, 'query'>,
  { id, members }: GroupAnswer,
  uid: string,
  doc: ProposedBill,
) {
  const here = members.filter(({ leftAt }) => leftAt === null)
  const ids = new Set(here.map(({ memberId }) => memberId))
  const borne = await readBorne(db, groupScope(id), doc.currency)
  const ofThoseHere = new Map([...borne].filter(([memberId]) => ids.has(memberId)))
  const named = members.map((one) => ({ ...one, name: nameInMessage(one.name, 'Somebody') }))
  return billPart(doc, named, uid, ofThoseHere)
}
