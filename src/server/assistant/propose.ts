import { createHash } from 'node:crypto'
import type { ToolAnswer, ToolInput } from '#contract/assistant/tools.ts'
import { collections } from '#contract/collections.ts'
import { documentCommandsOf } from '#contract/document-commands.ts'
import { uuid } from '#contract/entity.ts'
import { groupCommands } from '#contract/groups/commands.ts'
import { limits } from '#contract/limits.ts'
import type { ProposalRow } from '#contract/proposals/entities.ts'
import { routes } from '#contract/routes.ts'
import { userScope } from '#contract/sync.ts'
import type { Caller } from '../auth/identity.ts'
import { listTokens } from '../auth/session/api-tokens.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { bodyHash } from '../documents/idempotency.ts'
import { beyondReach, limitTokenWrites } from '../documents/reach.ts'
import { listDocuments } from '../documents/read.ts'
import { readRows } from '../documents/references.ts'
import { invalid } from '../documents/validate.ts'
import { createMany, lockScope } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { withPlace } from '../entries/add-entry.ts'
import { lineNames } from '../entries/line-names.ts'
import { type ReadEntry, readEntry, readFields } from '../entries/read-entry.ts'
import { complaintsOf } from '../http/answer/complaints.ts'
import { Fault } from '../http/fault.ts'
import { notify } from '../notifications/notify.ts'
import { requireProfile } from '../users/profiles.ts'
import { tellProposal, tellProposals } from './tell-proposals.ts'
import { toldOf } from './told-text.ts'

type Question = ToolInput<'propose_entry'>

const documents = documentsOf('proposals')
const LIFE_MS = 7 * 86_400_000
const documentCommands = documentCommandsOf(collections)

/** The same key of the same token means the same proposal, so its ids come from the key. */
function idBy({ sessionId }: Caller, key: string, what: string): string {
  const hash = createHash('sha256').update(`${sessionId} ${key} ${what}`).digest('hex')
  const digits = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`]
  return uuid.parse([...digits, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-'))
}

/** Of what is proposed, so that its key with something else is known as used. */
const entryId = (caller: Caller, { key, ...asked }: Question) =>
  idBy(caller, key, `entry ${bodyHash('propose_entry', asked).toString('hex')}`)

async function read(engine: Engine, caller: Caller, asked: Question): Promise<ReadEntry> {
  const { pool } = engine.database
  const { line, on, groupId, entry } = toldOf(asked)
  const profile = await requireProfile(pool, caller.uid)
  const names = await lineNames(pool, profile, engine.clock.now(), caller)
  const id = entryId(caller, asked)
  const place = withPlace(caller, { ...(groupId && { groupId }) })
  const found = entry
    ? readFields({ ...entry, ...place }, id, profile, names)
    : readEntry({ line: line ?? '', ...(on && { on }), ...place }, id, profile, names)
  const beyond = beyondReach(caller, found.name, found.args)
  if (beyond) throw new Fault(beyond.code, beyond.fields)
  return { ...found, args: checked(found) }
}

/** As the command itself would read it. */
function checked({ name, args }: ReadEntry): ReadEntry['args'] {
  const shape = name === 'group_expenses.create' ? groupCommands[name] : documentCommands.get(name)
  const parsed = shape?.args.safeParse(args)
  if (parsed && !parsed.success) {
    const wrong = complaintsOf(parsed.error)
    throw invalid(wrong.map(([path, words]) => [path.replace(/^doc\./, ''), words]))
  }
  return (parsed?.data ?? args) as ReadEntry['args']
}

async function requireRoom({ client }: Transaction, scope: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from proposals where scope = $1 and state = 'waiting'`,
    [scope],
  )
  if ((rows[0]?.count ?? 0) >= limits.proposalsWaiting) throw new Fault('too-many-proposals')
}

/** Puts an entry before its owner: nothing is written until they say yes. */
export async function propose(
  engine: Engine,
  caller: Caller,
  asked: Question,
): Promise<ToolAnswer<'propose_entry'>> {
  const { clock, database, log } = engine
  const { uid, grant } = caller
  if (grant) await limitTokenWrites(database, grant)
  const [scope, id, now] = [userScope(uid), idBy(caller, asked.key, 'proposal'), clock.now()]
  const [token] = (await listTokens(engine, uid)).filter((one) => one.id === grant?.tokenId)
  if (!token) throw new Fault('not-found')
  return database.transact(async (tx) => {
    await lockScope(tx, scope)
    const [known] = await readRows(tx, documents, scope, [id])
    if (known) {
      const command = known.command as ProposalRow['command']
      if (command.args.doc.id !== entryId(caller, asked)) throw new Fault('key-reused')
      return { proposal: await tellProposal(engine, caller, known), repeated: true }
    }
    const { name, args, told } = await read(engine, caller, asked)
    await requireRoom(tx, scope)
    const inAWeek = new Date(now.getTime() + LIFE_MS).toISOString()
    // Nobody accepts what a program proposed that may no longer.
    const expiresAt = inAWeek < token.expiresAt ? inAWeek : token.expiresAt
    const command = { name, args } as ProposalRow['command']
    const made = { id, command, madeBy: token.name, tokenId: token.id, expiresAt }
    const row = { ...made, state: 'waiting' } as const
    const proposal = await tellProposal(engine, caller, row)
    await createMany(tx, documents, [row], { uid, scope, now })
    const notice = {
      ...{ uid, subject: id, period: 'once', data: { proposalId: id } },
      kind: 'proposal',
      title: `${token.name} proposes an entry`,
      body: `${proposal.said}. Nothing is written before you accept it.`,
      link: told.entry.kind === 'income' ? routes.income.path : routes.expenses.path,
    } as const
    await notify({ log }, tx, notice, now)
    return { proposal, repeated: false }
  })
}

/** Those of this token: what others propose is none of its business. */
export async function listProposals(engine: Engine, caller: Caller) {
  const { uid, sessionId } = caller
  const where = [{ field: 'tokenId', test: '=', value: sessionId }] as const
  const query = { where, limit: limits.proposalsWaiting, after: null }
  const text = await listDocuments(engine.database.pool, documents, [userScope(uid)], query)
  const { documents: rows } = JSON.parse(text) as { documents: readonly ProposalRow[] }
  return tellProposals(engine, caller, rows)
}
