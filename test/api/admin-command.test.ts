import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '#server/refusal.ts'
import { carryOut, readOrder } from '#server/staff/operator.ts'
import { lightly } from '#test/support/server.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

const script = fileURLToPath(new URL('../../src/server/commands/admin-main.ts', import.meta.url))
let stand: StaffStand
let folder: string
beforeAll(async () => {
  stand = await openStaffStand()
  folder = mkdtempSync(join(tmpdir(), 'moneycomb-admin-'))
})
afterAll(async () => {
  await stand.close()
  rmSync(folder, { recursive: true })
})

/** As `npm run admin` runs it, against a database that a server already uses. */
function admin(...args: readonly string[]) {
  const child = spawn(process.execPath, [...lightly, script, ...args], {
    env: { ...process.env, DATABASE_URL: stand.databaseUrl, DATA_DIR: folder },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  return new Promise<{ status: number | null; said: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, said }))
  })
}

const email = 'anna@example.org'
const login = (password: string) =>
  stand.send('POST', '/api/admin/login', { body: { email, password } })
const passwordIn = (said: string) => /shown this once: (\S+)/.exec(said)?.[1] ?? ''

describe('npm run admin', () => {
  it('makes the first super admin, whose password works', async () => {
    const { status, said } = await admin(
      ...['create', '--email', email, '--name', 'Anna Berg', '--role', 'super_admin'],
    )
    expect([status, said]).toEqual([0, expect.stringContaining('Anna Berg is on the staff')])
    expect((await login(passwordIn(said))).body.code).toBe('password-change-needed')
    const { rows } = await stand.database.pool.query(
      `select staff_id, details from audit_log where action = 'staff.create'`,
    )
    expect(rows).toEqual([{ staff_id: null, details: { role: 'super_admin' } }])
  })

  it('gives a new password to whoever lost theirs', async () => {
    const { status, said } = await admin('reset-password', '--email', email)
    expect(status).toBe(0)
    expect((await login(passwordIn(said))).body.code).toBe('password-change-needed')
  })

  it('deactivates and activates, but not the last super admin', async () => {
    expect(await admin('deactivate', '--email', email)).toEqual({
      status: 1,
      said: 'One active super admin has to stay.\n',
    })
    await stand.add({ role: 'super_admin' })
    expect((await admin('deactivate', '--email', email)).status).toBe(0)
    expect((await admin('activate', '--email', email)).status).toBe(0)
  })

  it.each([
    [[], 'npm run admin -- create'],
    [['destroy'], 'npm run admin -- create'],
    [['create', '--password', 'secret'], 'npm run admin -- create'],
    [['create', '--email', 'nonsense'], '--email: Enter an email address'],
    [['create', '--email', 'ben@example.org'], '--name: Enter a name.'],
    [['create', '--email', 'ben@example.org', '--name', 'Ben', '--role', 'x'], '--role: Choose'],
    [['create', '--email', email, '--name', 'Twin'], 'Somebody on the staff already has'],
    [['deactivate', '--email', 'nobody@example.org'], 'Nobody on the staff has this email.'],
  ])('says what is wrong with %j', async (args, words) => {
    const answer = Promise.try(() => carryOut(stand.engine, readOrder(args)))
    await expect(answer).rejects.toSatisfy((error) => error instanceof Refusal)
    await expect(answer).rejects.toThrow(words)
  })

  it('says it in plain words, and fails', async () => {
    const { status, said } = await admin('destroy')
    expect([status, said]).toEqual([1, expect.stringContaining('npm run admin -- create')])
    expect(said).not.toContain('    at ')
  })
})
