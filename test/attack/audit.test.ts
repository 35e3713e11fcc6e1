import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditVerifyAnswer } from '#contract/staff/entities.ts'
import { headName } from '#server/db/audit-seal.ts'
import { withClient } from '#test/support/old-database.ts'
import { prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { type StaffDesk, staffDesk } from '#test/support/staff-desk.ts'

let server: TestServer
let desk: StaffDesk
beforeAll(async () => {
  server = await startTestServer()
  desk = await staffDesk(server)
  for (let turn = 0; turn < 12; turn++) await desk.ask('super_admin', 'admin.audit.export')
})
afterAll(async () => {
  await desk.close()
  await server.stop()
})

const free = `alter table audit_log disable trigger all;
  alter table audit_seals disable trigger all;`
const kept = `create temp table kept as select * from audit_log order by seq;
  create temp table seals as select * from audit_seals;`
const putBack = `delete from audit_log; delete from audit_seals;
  insert into audit_log select * from kept; insert into audit_seals select * from seals;
  alter table audit_log enable trigger all; alter table audit_seals enable trigger all;`
const anew = 'alter table audit_log enable trigger audit_log_chain; insert into audit_log'

/** By somebody who rules the database, but has not the secret of the server. */
const deeds: Readonly<Record<string, string>> = {
  'cut the newest': 'delete from audit_log where seq > 8',
  'cut the newest and their seals':
    'delete from audit_log where seq > 8; delete from audit_seals where seq > 8',
  'cut the oldest': `delete from audit_log where seq <= 4; delete from audit_seals where seq <= 4`,
  'cut the oldest and number anew': `delete from audit_log; delete from audit_seals; ${anew}
    select seq - 4, at, staff_id, action, target, details, previous, hash from kept where seq > 4
    order by seq; insert into audit_seals select seq - 4, mac from seals where seq > 4`,
  'swap two': `delete from audit_log; ${anew}
    select case seq when 4 then 5 when 5 then 4 else seq end,
      at, staff_id, action, target, details, previous, hash from kept order by 1`,
  'cut everything': 'delete from audit_log; delete from audit_seals',
  'chain anew with another action': `delete from audit_log; ${anew}
    select seq, at, staff_id, 'login', target, details, previous, hash from kept order by seq`,
  'chain anew without one': `delete from audit_log; delete from audit_seals where seq = 12; ${anew}
    select * from kept where seq <> 4 order by seq`,
  'add one of another': `${anew} (at, action, details) values (now(), 'login', '{}')`,
  'take the seals of others': `delete from audit_log where seq > 8;
    delete from audit_seals where seq > 8; ${anew}
    select * from kept where seq > 9 order by seq;
    insert into audit_seals select seq - 1, mac from seals where seq > 9`,
}

const verify = async () =>
  (await desk.ask<AuditVerifyAnswer>('super_admin', 'admin.audit.verify')).body

describe('the audit log in the hands of who rules the database', () => {
  it('shows every deed that its chain alone does not', async () => {
    expect(await verify()).toMatchObject({ isIntact: true, entries: 12 })
    const unseen: string[] = []
    let chainsWhole = 0
    await withClient(server.databaseUrl, async (client) => {
      await client.query(kept)
      for (const [name, deed] of Object.entries(deeds)) {
        await client.query(`${free} ${deed}`)
        if ((await verify()).isIntact) unseen.push(name)
        const { rows } = await client.query('select audit_log_break() as broken')
        // The planted hole: what checks the chain alone believes all of them.
        if (rows[0].broken === null) chainsWhole += 1
        await client.query(putBack)
      }
    })
    const tried = Object.keys(deeds).length
    prove('attack', 'Audit log', { deeds: tried, unseen: unseen.length, 'by chain': chainsWhole })
    expect(unseen).toEqual([])
    expect(chainsWhole).toBeGreaterThanOrEqual(tried - 1)
    expect(await verify()).toMatchObject({ isIntact: true, entries: 12 })
  })

  it('shows what is cut though the anchor in the folder is an older one, or gone', async () => {
    const file = join(server.dataDir, headName)
    const anchor = readFileSync(file, 'utf8')
    await withClient(server.databaseUrl, async (client) => {
      await client.query(kept)
      await client.query(`${free} ${deeds['cut the newest and their seals']}`)
      const { rows } = await client.query(
        `select seq, encode(mac, 'hex') as mac from audit_seals order by seq desc limit 1`,
      )
      for (const put of [() => writeFileSync(file, JSON.stringify(rows[0])), () => rmSync(file)]) {
        put()
        expect((await verify()).isIntact).toBe(false)
      }
      await client.query(putBack)
    })
    writeFileSync(file, anchor)
    expect(await verify()).toMatchObject({ isIntact: true, entries: 12 })
  })
})
