import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditAnswer, AuditVerifyAnswer } from '#contract/staff/entities.ts'
import { sealInMemory } from '#server/db/audit-seal.ts'
import { audit, sealOldEntries, verifyAudit } from '#server/staff/audit.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

let stand: StaffStand
let token: string
let staffId: string
beforeAll(async () => {
  stand = await openStaffStand()
  const boss = await stand.add({ role: 'super_admin' })
  token = boss.token
  staffId = boss.id
})
afterAll(() => stand.close())

const write = (details: Record<string, unknown> = {}) =>
  stand.database.transact((tx) =>
    audit(tx, { staffId, action: 'staff.change', target: staffId, details, at: stand.clock.now() }),
  )
const run = (text: string) => stand.database.pool.query(text)
const verify = async () =>
  (await stand.send<AuditVerifyAnswer>('GET', '/api/admin/audit/verify', { token })).body
/** What somebody with all power over the database does, and none of it stays. */
async function tampered(statements: string, look: (client: pg.PoolClient) => Promise<void>) {
  const client = await stand.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(statements)
    await look(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const list = async (path: string, as = token) =>
  (await stand.send<AuditAnswer>('GET', path, { token: as })).body

describe('the audit log', () => {
  it('stays one unbroken chain however many write at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, i) => write({ i, text: 'ü "quoted" \\' })))
    const { rows } = await run('select seq, previous, hash from audit_log order by seq')
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
    rows.slice(1).forEach((row, i) => {
      expect(row.previous).toEqual(rows[i]?.hash)
    })
    expect(await verify()).toEqual({ isIntact: true, entries: 40, brokenAt: null })
  })

  it('does not depend on the settings of the session that looks', async () => {
    const { rows } = await stand.database.transact(async (tx) => {
      await tx.client.query(`set local timezone = 'Asia/Kathmandu'`)
      await tx.client.query(`set local datestyle = 'German'`)
      return tx.client.query('select audit_log_break() as broken')
    })
    expect(rows[0].broken).toBeNull()
  })

  it.each([
    `update audit_log set action = 'login' where seq = 3`,
    'delete from audit_log where seq = 40',
    'truncate audit_log',
  ])('refuses: %s', async (text) => {
    await expect(run(text)).rejects.toThrow('the audit log is only ever added to')
  })

  it('numbers and chains what is inserted past the server, and shows it', async () => {
    const { entries } = await verify()
    await tampered(
      `insert into audit_log (seq, at, action, details, previous, hash)
        values (1, now(), 'login', '{}', '\\x00', '\\x00')`,
      async (client) => {
        const { rows } = await client.query('select audit_log_break() as broken')
        expect(rows[0].broken).toBeNull()
        const answer = await verifyAudit({ pool: client, seal: stand.database.seal })
        expect(answer).toEqual({ isIntact: false, entries: entries + 1, brokenAt: entries + 1 })
      },
    )
  })

  it('holds nothing of what was not done', async () => {
    const before = (await verify()).entries
    const failing = stand.database.transact(async (tx) => {
      await audit(tx, { staffId, action: 'login', at: stand.clock.now() })
      throw new Error('not done')
    })
    await expect(failing).rejects.toThrow('not done')
    expect((await verify()).entries).toBe(before)
  })

  it.each([
    ['a changed entry', `update audit_log set details = '{"i": 99}' where seq = 5`, 5],
    ['a changed time', `update audit_log set at = at + interval '1 ms' where seq = 7`, 7],
    ['a missing entry', 'delete from audit_log where seq = 9', 9],
    [
      'an entry rewritten with its own hash',
      `with forged as (update audit_log set action = 'logout' where seq = 11 returning *)
        select 1; update audit_log a set hash = audit_log_hash(a) where seq = 11`,
      12,
    ],
  ])('shows %s', async (_what, tampering, brokenAt) => {
    const free = 'alter table audit_log disable trigger all; '
    await tampered(free + tampering, async (client) => {
      const { rows } = await client.query('select audit_log_break() as broken')
      expect(rows[0].broken).toBe(brokenAt)
    })
    expect((await verify()).isIntact).toBe(true)
  })

  it.each([
    [
      'the newest entries cut off',
      (last: number) => `delete from audit_log where seq > ${last - 3}`,
    ],
    [
      'the newest entries cut off with their seals',
      (last: number) =>
        `delete from audit_log where seq > ${last - 3};
          delete from audit_seals where seq > ${last - 3}`,
    ],
    [
      'all entries written anew with the function of the database',
      (last: number) => `create temp table kept as select * from audit_log order by seq;
        delete from audit_log;
        alter table audit_log enable trigger audit_log_chain;
        insert into audit_log select seq, at, staff_id, case seq when ${last - 5} then 'logout'
          else action end, target, details, previous, hash from kept order by seq`,
    ],
    [
      'all entries written anew and every seal taken off',
      () => `create temp table kept as select * from audit_log order by seq;
        delete from audit_log; delete from audit_seals;
        alter table audit_log enable trigger audit_log_chain;
        insert into audit_log select * from kept order by seq`,
    ],
    ['everything cut off', () => 'delete from audit_log; delete from audit_seals'],
  ])('shows %s, which the chain alone does not', async (_what, tampering) => {
    const { entries } = await verify()
    const free = `alter table audit_log disable trigger all;
      alter table audit_seals disable trigger all; `
    await tampered(free + tampering(entries), async (client) => {
      const { rows } = await client.query('select audit_log_break() as broken')
      expect(rows[0].broken).toBeNull()
      const answer = await verifyAudit({ pool: client, seal: stand.database.seal })
      expect(answer.isIntact).toBe(false)
      // What holds it is also that nothing seals it again at the next start.
      await sealOldEntries({ pool: client, seal: stand.database.seal })
      expect((await verifyAudit({ pool: client, seal: stand.database.seal })).isIntact).toBe(false)
    })
  })

  it('seals what was written before there were seals, once', async () => {
    const seal = sealInMemory()
    const free = `alter table audit_seals disable trigger all; delete from audit_seals`
    await tampered(free, async (client) => {
      await sealOldEntries({ pool: client, seal })
      expect((await verifyAudit({ pool: client, seal })).isIntact).toBe(true)
      const { rowCount } = await client.query('select from audit_seals')
      expect(rowCount).toBe(1)
    })
  })
})

describe('reading it', () => {
  it('is done in pages, newest first', async () => {
    const first = await list('/api/admin/audit?limit=10')
    expect(first.entries).toHaveLength(10)
    expect(first.next).toBe(first.entries.at(-1)?.seq)
    const second = await list(`/api/admin/audit?limit=10&before=${first.next}`)
    expect(second.entries[0]?.seq).toBe((first.next ?? 0) - 1)
    const last = await list('/api/admin/audit?limit=10&before=5')
    expect(last).toMatchObject({ next: null })
    expect(last.entries.map(({ seq }) => seq)).toEqual([4, 3, 2, 1])
    expect(last.entries[0]).toMatchObject({ staffName: 'Anna Berg', targetName: 'Anna Berg' })
  })

  it('shows everybody their own, and only that', async () => {
    const viewer = await stand.add()
    expect((await list('/api/admin/audit/mine', viewer.token)).entries).toEqual([])
    await stand.send('POST', '/api/admin/logout', { token: await stand.enter(viewer.id) })
    const { entries } = await list('/api/admin/audit/mine', viewer.token)
    expect(entries.map(({ action, staffId: by }) => [action, by])).toEqual([['logout', viewer.id]])
    expect((await stand.send('GET', '/api/admin/audit', viewer)).status).toBe(403)
    expect((await stand.send('GET', '/api/admin/audit/verify', viewer)).status).toBe(403)
  })

  it('is narrowed to a person, an action and a time', async () => {
    const boss = await stand.add({ role: 'super_admin' })
    const viewer = await stand.add()
    const about = { staffId: boss.id, target: viewer.id }
    const at = (time: string) => new Date(`2026-01-${time}Z`)
    const day = 'from=2026-01-10T00:00:00Z&to=2026-01-11T00:00:00Z'
    await stand.database.transact(async (tx) => {
      await audit(tx, { ...about, action: 'staff.reset', at: at('09T23:59:59.999') })
      await audit(tx, { ...about, action: 'staff.change', at: at('10T00:00:00.000') })
      await audit(tx, { staffId: viewer.id, action: 'login', at: at('10T23:59:59.999') })
      await audit(tx, { ...about, action: 'staff.reset', at: at('11T00:00:00.000') })
    })
    const actions = async (query: string) =>
      (await list(`/api/admin/audit?${query}`)).entries.map(({ action }) => action)
    const all = ['staff.reset', 'login', 'staff.change', 'staff.reset']
    expect(await actions(`person=${viewer.id}`)).toEqual(all)
    expect(await actions(`person=${boss.id}`)).toEqual(all.filter((name) => name !== 'login'))
    expect(await actions(`person=${boss.id}&action=staff.change`)).toEqual(['staff.change'])
    expect(await actions(day)).toEqual(['login', 'staff.change'])
    expect(await actions(`${day}&person=${boss.id}&action=login`)).toEqual([])
    // One's own stays one's own, whatever is asked for.
    const mine = await list(`/api/admin/audit/mine?person=${boss.id}`, viewer.token)
    expect(mine.entries).toEqual([])
  })

  it('is exported as a table that runs nothing, and that is written down', async () => {
    const person = (await stand.add({ role: 'super_admin' })).id
    const details = { reason: '=HYPERLINK("http://evil.example")' }
    await stand.database.transact((tx) =>
      audit(tx, { staffId: person, action: 'user.suspend', details, at: stand.clock.now() }),
    )
    const answer = await stand.send<string>('GET', `/api/admin/audit/export?person=${person}`, {
      token,
    })
    const [head, line, ...rest] = answer.body.split('\r\n')
    expect(head).toBe('seq,at,staffId,staffName,action,target,targetName,details')
    expect(line).toContain(`,${person},Anna Berg,user.suspend,,,"{""reason"":""=HYPERLINK`)
    expect(rest).toEqual([''])
    const [newest] = (await list('/api/admin/audit?limit=1')).entries
    expect(newest).toMatchObject({ action: 'audit.export', details: { person, entries: 1 } })
  })

  it.each([
    ...['limit=0', 'limit=101', 'limit=x', 'before=0', 'before=x', 'staffId=1'],
    ...['person=1', 'action=x', 'from=yesterday', 'to=2026-01-01'],
  ])('refuses ?%s', async (query) => {
    const answer = await stand.send('GET', `/api/admin/audit?${query}`, { token })
    expect(answer.status).toBe(422)
  })

  it('is for staff only', async () => {
    const answer = await stand.send('GET', '/api/admin/audit/mine', { token: randomUUID() })
    expect(answer.status).toBe(401)
  })
})
