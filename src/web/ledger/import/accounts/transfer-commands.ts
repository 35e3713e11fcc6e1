import type { Row } from '#contract/sync.ts'
import type { IntoAccount } from '#domain/import/match/booked.ts'
import type { BookedMatch } from '#domain/import/match/find-booked.ts'
import type { StatementFormat } from '#domain/import/statement.ts'
import type { Checkpoint } from '#domain/import/statement-balances.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import type { ImportRow } from '../judge-files.ts'
import type { FoundPair } from './find-transfers.ts'

type NewId = () => string

interface SentTo {
  readonly id: string
  /** No statement of it brings the other side. */
  readonly cashId: string | null
}

/** A row that went to, or came from, an own account that is not kept here; or to cash. */
export function outsideDoc(
  one: ImportRow,
  account: IntoAccount,
  importId: string,
  { id, cashId }: SentTo,
) {
  const { date, amount, description, bankId, isPending } = one.row
  const side = {
    ...{ accountId: account.id, amount: Math.abs(amount), date, text: description },
    ...{ bankId, importId, isPending, kept: null },
  }
  if (cashId) {
    const to = { ...side, accountId: cashId, bankId: null, isPending: false }
    return { id, ...plain, from: side, to, reason: 'own' }
  }
  return { id, ...(amount < 0 ? { from: side, to: null } : { from: null, to: side }), ...plain }
}

const plain = { fee: null, reason: 'outside', note: null, tags: [] }

/** Once all rows are in the book: two entries, or one and a side that was waiting for it. */
export function pairCommand(
  { out, in: into, sources }: FoundPair,
  ids: ReadonlyMap<string, string>,
  newId: NewId,
): Command {
  const [outId, inId] = [ids.get(out.id) ?? out.id, ids.get(into.id) ?? into.id]
  if (sources.out === 'open-side') return complete(outId, inId)
  if (sources.in === 'open-side') return complete(inId, outId)
  return { name: 'transfers.pair', args: { id: newId(), outId, inId } }
}

const complete = (id: string, entryId: string): Command => ({
  name: 'transfers.complete',
  args: { id, entryId },
})

/** Said once, they stay apart, also when the same rows come again. */
export function rejectionCommand(
  { out, in: into }: FoundPair,
  ids: ReadonlyMap<string, string>,
  newId: NewId,
): Command {
  const keyOf = ({ id, bankId }: FoundPair['out']) => bankId ?? ids.get(id) ?? id
  const doc = { id: newId(), outKey: keyOf(out), inKey: keyOf(into) }
  return { name: 'transfer_rejections.create', args: { doc } }
}

const sources: Readonly<Partial<Record<StatementFormat, string>>> = {
  csv: 'csv',
  ofx: 'ofx',
  camt: 'camt',
}

interface SaidOf {
  readonly importId: string
  readonly accountId: string
}

const wordsOf = ({ date, at, balance }: Row | Checkpoint) => `${date} ${at} ${balance}`

/** What the bank says the account held; what it said before is not kept twice. */
export function checkpointDocs(
  balances: readonly Checkpoint[],
  { importId, accountId }: SaidOf,
  format: StatementFormat,
  replica: Pick<Replica, 'rows'>,
  newId: NewId,
) {
  const source = sources[format]
  if (!source) return []
  const here = [...replica.rows('checkpoints').values()].filter(
    (row) => row.accountId === accountId,
  )
  const before = new Set(here.map(wordsOf))
  return balances
    .filter((one) => !before.has(wordsOf(one)))
    .map((one) => ({ id: newId(), ...one, accountId, source, importId }))
}

/** The row it was taken for knows it by the bank's id from then on. */
const isSaid = ({ tells, posts }: BookedMatch) => Boolean(tells || posts?.entryId)

/** Lines of the statement that do not come into the book: one of them may be missed later. */
export function leftOutDocs(
  rows: readonly ImportRow[],
  { id: accountId, currency }: IntoAccount,
  importId: string,
  newId: NewId,
) {
  return rows.flatMap(({ row, verdict }) => {
    const isAlike = verdict.kind === 'duplicate' && verdict.isAlike === true && !isSaid(verdict)
    const isOut = verdict.kind === 'new' || isAlike
    if (!isOut || row.isPending || row.currency !== currency) return []
    const { date, amount, description, bankId } = row
    const why = verdict.kind === 'new' ? 'unticked' : 'duplicate'
    const said = { date, effect: amount, text: description, bankId, why }
    return [{ id: newId(), importId, accountId, ...said }]
  })
}
