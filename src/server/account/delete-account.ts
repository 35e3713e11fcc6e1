import { userScope } from '#contract/sync.ts'
import { removeRows } from '#server/documents/rows.ts'
import type { Transaction } from '../db/database.ts'
import { documentsIn } from '../documents/collection.ts'
import { closeScope } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { forgetMember } from '../groups/members/forget-member.ts'
import { dropBytes } from '../receipts/drop-receipts.ts'
import { drawnAvatar } from '../users/avatar.ts'
import { readProfile, setByServer } from '../users/profiles.ts'
import { tellAccount } from '../users/tell-account.ts'

/** Under this name others keep what they did together with somebody who left. */
const neutralName = 'Deleted user'

/** What else is done in the same transaction. */
interface Along {
  before?(tx: Transaction): Promise<void>
  after?(tx: Transaction): Promise<void>
}

/** What is the user's alone is gone; the empty profile stays, so that ids still mean something. */
export async function deleteAccount(engine: Engine, uid: string, along: Along = {}): Promise<void> {
  const { clock, database, identity, log, outside } = engine
  const scope = userScope(uid)
  const at = clock.now()
  await database.transact(async (tx) => {
    await along.before?.(tx)
    await identity.shutForGood(tx, uid)
    const profile = await readProfile(tx.client, uid)
    if (profile) tx.afterCommit(() => tellAccount(engine, profile, 'deleted'))
    await forgetMember({ tx, log, now: at }, uid)
    await closeScope(tx, scope)
    for (const { name, table } of documentsIn(scope)) {
      if (name !== 'users') await removeRows(tx, { table, values: [scope], where: 't.scope = $1' })
    }
    // Marks before what is made of them: whoever is making it in this moment is waited for there.
    for (const table of [
      'template_occurrences',
      'loan_instalments',
      'loans_to_recount',
      'deleted_loans',
      'deleted_payments',
      'deleted_shares',
      'budget_checks',
      'ledger_marks',
      'ledger_days',
      'ledger_months',
      'ledger_totals',
      'ledger_payees',
      'search_marks',
      'search_entries',
      'search_words',
    ]) {
      await tx.client.query(`delete from ${table} where scope = $1`, [scope])
    }
    await tx.client.query('delete from avatars where user_id = $1', [uid])
    await tx.client.query('delete from idem where user_id = $1', [uid])
    await tx.client.query('delete from notice_keys where user_id = $1', [uid])
    await tx.client.query('update notice_keys set by_user = null where by_user = $1', [uid])
    await tx.client.query('delete from last_seen where user_id = $1', [uid])
    await tx.client.query('delete from plus_requests where user_id = $1', [uid])
    await setByServer(tx, uid, { ...emptied, avatar: drawnAvatar(uid) }, at)
    await identity.remove(tx, uid)
    await along.after?.(tx)
  })
  outside.later('receipts were not dropped', () => dropBytes(engine, AbortSignal.timeout(60_000)))
  log.info({ uid }, 'account deleted')
}

const emptied = {
  status: 'deleted',
  name: neutralName,
  phone: null,
  email: null,
  emailVerified: false,
  country: null,
  timezone: 'UTC',
  locale: 'en-GB',
  emailNotifications: false,
  pushNotifications: false,
  subscriptionEndDate: null,
  lastLogin: null,
} as const
