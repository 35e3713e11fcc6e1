import { proposalCommands as shapes } from '#contract/proposals/commands.ts'
import { groupScope } from '#contract/sync.ts'
import type { Reducer } from '#domain/command.ts'
import { entryOf, proposalReducers } from '#domain/proposals/reducers.ts'
import { type Context, commands, type RunCommand } from '../documents/commands.ts'
import { type Around, type Changed, reducedBy } from '../documents/reduce.ts'
import { readRows } from '../documents/references.ts'
import { changeRows, removeRows } from '../documents/rows.ts'
import { documentsIn } from '../documents/scope-rows.ts'
import { lockScopes, type Writer } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'

type Name = keyof typeof shapes
type Args = { readonly id: string }
type Proposal = Parameters<typeof entryOf>[0]

/** What is written goes through its own command, with all that it asks and does. */
const onlyAnswered =
  (reducer: Reducer<Args>): Reducer<Args> =>
  (...given) => {
    const outcome = reducer(...given)
    if ('refusal' in outcome) return outcome
    return outcome.filter((change) => 'every' in change || 'pointersTo' in change || isOf(change))
  }

const isOf = ({ table }: { readonly table: string }) => table === 'proposals'

/** A group is locked before a book. */
async function lockGroup({ tx }: Context, { scope }: Writer): Promise<void> {
  const { rows } = await tx.client.query<{ id: string }>(
    `select distinct command->'args'->>'groupId' as id from proposals
      where scope = $1 and state in ('waiting', 'accepted') and command->'args' ? 'groupId'`,
    [scope],
  )
  await lockScopes(tx, rows.map(({ id }) => groupScope(id)).sort())
}

function run(context: Context, name: string, args: object): Promise<void> {
  const command = commands.get(name)
  if (!command) throw new Fault('no-such-command')
  return command(context, { ...args })
}

const before = (changes: readonly Changed[]) =>
  (changes.find(isOf)?.before ?? null) as (Proposal & { readonly state: string }) | null

/** Checked again now: a category may be gone by this time, or the group closed. */
const accepts: Around<Args> = {
  lock: lockGroup,
  async after(context, changes) {
    const proposal = before(changes)
    if (proposal) await run(context, proposal.command.name, proposal.command.args)
  },
}

const reopens: Around<Args> = {
  lock: lockGroup,
  async after(context, changes, writer) {
    const proposal = before(changes)
    if (proposal?.state !== 'accepted') return
    const { table, doc, groupId } = entryOf(proposal)
    const scope = groupId === null ? writer.scope : groupScope(groupId)
    const [written] = await readRows(context.tx, documentsIn(table), scope, [doc.id])
    if (!written) return
    await run(
      context,
      `${table}.delete`,
      groupId === null ? { id: doc.id } : { groupId, id: doc.id },
    )
  },
}

const answering = (name: Name, around: Around<Args> = {}): RunCommand =>
  reducedBy(
    shapes[name],
    onlyAnswered(proposalReducers[name]) as Reducer<never>,
    around as Around<never>,
  )

export const proposalCommands: Readonly<Record<Name, RunCommand>> = {
  'proposals.accept': answering('proposals.accept', accepts),
  'proposals.decline': answering('proposals.decline'),
  'proposals.reopen': answering('proposals.reopen', reopens),
}

const KEPT_MS = 30 * 86_400_000

/** After a week nobody waits for an answer any more; a month later nobody asks what it was. */
export function expireProposals({ database }: Engine, now: Date): Promise<number> {
  return database.transact(async (tx) => {
    const { count } = await changeRows(tx, {
      ...{ table: 'proposals', values: [now] },
      set: `state = 'expired', updated_at = $1`,
      where: `t.state = 'waiting' and t.expires_at <= $1`,
    })
    await removeRows(tx, {
      ...{ table: 'proposals', values: [new Date(now.getTime() - KEPT_MS)] },
      where: `t.state <> 'waiting' and t.expires_at <= $1`,
    })
    return count
  })
}
