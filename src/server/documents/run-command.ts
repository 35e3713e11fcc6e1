import { errors } from '#contract/errors.ts'
import type { Command, CommandResult } from '#contract/sync.ts'
import type { Caller } from '../auth/identity.ts'
import type { Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { type Allowance, takeToken } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import { ownAddress } from '../settings/own-address.ts'
import { type Context, commands } from './commands.ts'
import { asFault, isFinal } from './failure.ts'
import {
  AlreadyAnswered,
  type Answer,
  bodyHash,
  doneBefore,
  keepAnswer,
  keepDone,
  readDone,
  replay,
} from './idempotency.ts'
import { beyondReach, limitTokenWrites } from './reach.ts'

/** Without a way out, what a command says to others is not said. */
type RunDeps = Pick<Engine, 'database' | 'clock' | 'log'> &
  Partial<Pick<Engine, 'outside' | 'config'>>

type Unkeyed = Omit<Command, 'key'> & { readonly key: string | null }

/**
 * Runs a command in one transaction, once per key. Its answer is stored last: whoever comes second
 * waits there for the first, takes back what it did and gives the first one's answer.
 * Refusals that would be the same again are answers too; what is temporary is thrown.
 */
export async function runCommand(deps: RunDeps, caller: Caller, command: Unkeyed): Promise<Answer> {
  const { key, name, args } = command
  const claim = key === null ? null : { uid: caller.uid, key, hash: bodyHash(name, args) }
  const beyond = beyondReach(caller, name, args)
  if (beyond) return { status: errors[beyond.code].status, result: beyond }
  if (caller.grant) await limitTokenWrites(deps.database, caller.grant)
  const now = deps.clock.now()
  const tries: Allowance[] = []
  try {
    return await transactor(
      deps,
      caller,
      command,
    )(async (tx) => {
      const run = commands.get(name)
      // Also one of an older version that waited on a device until now.
      if (!run) throw new Fault('no-such-command')
      tx.by = caller.uid
      const countTry = tryCounter(tx, tries)
      await run({ tx, caller, now, log: deps.log, say: sayer(deps, tx), countTry }, args)
      return claim ? keepDone(tx, claim, now) : readDone(tx, caller.uid)
    })
  } catch (error) {
    if (claim && error instanceof AlreadyAnswered) return replay(deps.database.pool, claim)
    const fault = asFault(error)
    if (!fault || !isFinal(fault)) throw fault ?? error
    const { status, code, fields, current } = fault
    const refusal = { status, result: { code, fields, current } }
    const isTwice = claim && code === 'already-exists'
    const answer = (isTwice && (await doneBefore(deps.database.pool, claim))) || refusal
    await countAgain(deps, tries)
    // The work is undone by now; whoever stores an answer under this key first has the last word.
    return claim ? keepAnswer(deps.database.pool, claim, answer, now) : answer
  }
}

/** What people write all day, and what asks for nothing but rows of their own book. */
const batched: ReadonlySet<string> = new Set([
  'expenses.create',
  'expenses.update',
  'incomes.create',
  'incomes.update',
])

const transactor = ({ database }: RunDeps, { uid }: Caller, { key, name }: Unkeyed): Transact =>
  key !== null && batched.has(name)
    ? (work) => database.transactInBatch(uid, work)
    : database.transact

type Transact = Engine['database']['transact']

const tryCounter = (tx: Transaction, tries: Allowance[]) => (allowance: Allowance) => {
  const { client } = tx
  tries.push(allowance)
  return takeToken({ pool: client }, allowance)
}

/** What was undone with the work; one that is over its limit is as full as it can be. */
async function countAgain({ database }: RunDeps, tries: readonly Allowance[]): Promise<void> {
  for (const allowance of tries) {
    await takeToken(database, allowance).catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error
    })
  }
}

const sayer =
  ({ outside, config }: RunDeps, tx: Transaction) =>
  async (make: MakeMessage) => {
    if (!outside || !config) return false
    const message = make(ownAddress(config))
    if (!outside.has(message.channel)) return false
    const counted = await outside.count(message, { pool: tx.client })
    tx.afterCommit(() => outside.later('a message was not sent', counted.handOver))
    return true
  }

type MakeMessage = Parameters<Context['say']>[0]

export function asResult(key: string, answer: Answer): CommandResult {
  if ('revs' in answer.result) return { key, ok: true, revs: answer.result.revs }
  const { code, fields, current } = answer.result
  const { status, message } = errors[code]
  const more = { ...(fields && { fields }), ...(current && { current }) }
  return { key, ok: false, status, error: message, code, ...more }
}
