import type pg from 'pg'
import type { ToldEntryKind, ToolAnswer } from '#contract/assistant/tools.ts'
import type { GroupAnswer } from '#contract/groups/calls.ts'
import type { Caller } from '../auth/identity.ts'
import { scopesOf } from '../documents/access.ts'
import { documentsOf } from '../documents/collection.ts'
import { readDocument } from '../documents/read.ts'
import type { Engine } from '../engine.ts'
import { readGroups } from '../groups/read-groups.ts'
import { Fault } from '../http/fault.ts'
import { categoryNames, memberName } from './names.ts'

type Answer = ToolAnswer<'entry'>

interface Part {
  readonly memberId: string
  readonly amount: number
}

/** What of their rows is told; which fields one has is its collection's. */
interface FoundRow {
  readonly id: string
  readonly date: string
  readonly description?: string
  readonly note?: string | null
  readonly notes?: string | null
  readonly amount?: number
  readonly share?: number
  readonly currency?: string
  readonly categoryId?: string | null
  readonly merchant?: string | null
  readonly source?: string | null
  readonly tags?: readonly string[]
  readonly paymentMethod?: Answer['paymentMethod']
  readonly groupId?: string | null
  readonly payers?: readonly Part[]
  readonly shares?: readonly Part[]
  readonly from?: string
  readonly to?: string
}

const looked = ['expenses', 'incomes', 'group_expenses', 'group_shares', 'settlements'] as const

async function findRow(db: Pick<pg.Pool, 'query'>, caller: Caller, id: string) {
  const scopes = await scopesOf(db, caller)
  for (const kind of looked) {
    const text = await readDocument(db, documentsOf(kind), scopes, id).catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'not-found') return null
      throw error
    })
    if (text !== null) return { kind, row: JSON.parse(text) as FoundRow }
  }
  throw new Fault('not-found')
}

/** Who laid out what and who bears what; of a payment who gave it and who got it. */
function membersOf(kind: ToldEntryKind, row: FoundRow, group: GroupAnswer | undefined) {
  const isPayment = kind === 'settlements'
  const amount = row.amount ?? 0
  const paid = isPayment ? [{ memberId: row.from ?? '', amount }] : (row.payers ?? [])
  const borne = isPayment ? [{ memberId: row.to ?? '', amount }] : (row.shares ?? [])
  const sumOf = (parts: readonly Part[], id: string) =>
    parts.reduce((sum, part) => sum + (part.memberId === id ? part.amount : 0), 0)
  return (group?.members ?? [])
    .map(({ memberId, name }) => ({
      ...{ memberId, name: memberName(name) },
      ...{ paid: sumOf(paid, memberId), share: sumOf(borne, memberId) },
    }))
    .filter((member) => member.paid !== 0 || member.share !== 0)
}

/** One entry of the own book or of a group, as far as a token reaches. */
export async function readEntry(engine: Engine, caller: Caller, id: string): Promise<Answer> {
  const { pool } = engine.database
  const { kind, row } = await findRow(pool, caller, id)
  const groupId = row.groupId ?? null
  const isOfGroup = kind === 'group_expenses' || kind === 'settlements'
  const groups = isOfGroup ? await readGroups(pool, caller.uid) : []
  const names = await categoryNames(pool, caller)
  return {
    ...{ kind, id, groupId, date: row.date },
    description: row.description ?? row.note ?? '',
    amount: row.share ?? row.amount ?? 0,
    currency: row.currency ?? '',
    categoryId: row.categoryId ?? null,
    category: names.nameOf(row.categoryId ?? null),
    payee: row.merchant ?? row.source ?? null,
    notes: row.notes ?? null,
    tags: [...(row.tags ?? [])],
    paymentMethod: row.paymentMethod ?? null,
    members: membersOf(
      kind,
      row,
      groups.find((group) => group.id === groupId),
    ),
  }
}
