import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { addOwnCommands } from '#server/api/own-commands.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { codeFor, newPhone, outboxOf, post, signUpByPhone, wrongFor } from '#test/support/way-in.ts'
import { TestGroup } from '../support/group-fixture.ts'
import { liveOn } from './lives.ts'
import { sendRaw } from './send-raw.ts'
import { textsReplaced } from './texts-replaced.ts'
import { validRequests } from './valid-requests.ts'

addOwnCommands()

const timeout = 3_600_000
const card = '4929 1234 5678 9012'
const amount = 82_736_455_190

/** All that was planted and that no log may hold. */
class Canaries {
  readonly all = new Set<string>()

  plant<T extends string | null | undefined>(secret: T): T {
    if (secret) this.all.add(secret)
    return secret
  }

  /** A code counts where it stands alone: six digits may be part of a time or an id. */
  in(lines: readonly string[]): readonly string[] {
    const said = lines.join('\n')
    return [...this.all].filter((secret) =>
      /^\d{1,12}$/.test(secret)
        ? new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(said)
        : said.includes(secret),
    )
  }
}

/** Whoever comes in leaves a password, a code, a token and a number behind. */
async function comeIn(server: TestServer, canaries: Canaries): Promise<TestCaller> {
  const phone = canaries.plant(newPhone())
  await signUpByPhone(server, phone, canaries.plant(`Name ${randomUUID()}`))
  const code = await codeFor(server, phone, 'login')
  const wrong = { phoneNumber: phone, purpose: 'login', code: canaries.plant(wrongFor(code)) }
  await post(server.url, 'otp/confirm', wrong)
  const anna = await TestCaller.signUp(server.url, canaries.plant(`Anna ${randomUUID()}`))
  canaries.plant(anna.session.token)
  const email = canaries.plant(anna.session.user.email)
  await post(server.url, 'login', { email, password: canaries.plant(`wrong ${randomUUID()}`) })
  await post(server.url, 'login', { email, password: [canaries.plant(`odd ${randomUUID()}`)] })
  for (const message of outboxOf(server)) {
    for (const secret of [message.code, message.text, message.link]) canaries.plant(secret)
  }
  return anna
}

/** Every text of every request holds a secret, and so does what is written down. */
async function leaveTraces(server: TestServer, anna: TestCaller, canaries: Canaries) {
  const note = canaries.plant(`note ${randomUUID()}`)
  canaries.plant(card)
  canaries.plant(String(amount))
  await anna.create({ description: `${note} ${card}`, notes: note, amount })
  const ids = await liveOn(anna, await TestGroup.make(anna), canaries.plant(`text ${randomUUID()}`))
  const ending = /\/api\/(auth\/logout|user\/(delete|password|sessions))/
  let count = 0
  for (const one of validRequests(ids).filter(({ path }) => !ending.test(path))) {
    const secret = canaries.plant(`secret ${randomUUID()}`)
    const query = `q=${encodeURIComponent(secret)}&token=${anna.session.token}`
    for (const [, body] of textsReplaced(one.body, () => `${secret} ${card}`)) {
      const headers = { ...anna.bearer, 'Content-Type': one.type, Cookie: `a=${secret}` }
      const { method, path } = one
      const sent = { method, headers, body: JSON.stringify(body) }
      await sendRaw(server.url, { ...sent, path: `${path}?${query}` })
      count++
    }
  }
  return count
}

/** Takes the database away while secrets are under way. */
async function breakUnderway(server: TestServer, anna: TestCaller, canaries: Canaries) {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const secret = canaries.plant(`broken ${randomUUID()}`)
  const args = () => ({ doc: newExpense({ description: secret, notes: secret, amount }) })
  const body = () => ({
    commands: [{ key: randomUUID(), name: 'expenses.create', args: args() }],
  })
  for (let turn = 0; turn < 20; turn++) {
    const sending = Array.from({ length: 8 }, () =>
      anna.call('POST', '/api/sync/push', { body: body() }),
    )
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await Promise.allSettled(sending)
  }
  await client.end()
}

const isJson = (line: string) => {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

describe('the log, at its loudest', () => {
  it('holds nothing of what was planted, and every line is JSON', { timeout }, async () => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'trace' } })
    const canaries = new Canaries()
    const anna = await comeIn(server, canaries)
    const requests = await leaveTraces(server, anna, canaries)
    await breakUnderway(server, anna, canaries)
    await server.stop()
    const lines = [...server.logs, ...server.complaints]
    const found = canaries.in(lines)
    const odd = server.logs.filter((line) => !isJson(line))
    prove('attack', 'Canaries in logs', {
      planted: canaries.all.size,
      requests,
      lines: lines.length,
      found: found.length,
      'lines that are no JSON': odd.length,
    })
    expect(lines.length).toBeGreaterThan(500)
    expect(found).toEqual([])
    expect(odd).toEqual([])
    expect(server.complaints).toEqual([])
  })
})

/** Somebody wanted to see what comes in, and forgot to take it out again. */
const careless = `const read = JSON.parse;
  JSON.parse = (text, ...more) => {
    if (String(text).includes('"code"')) console.log(text);
    return read(text, ...more);
  };`

describe('a console.log that was forgotten', () => {
  it('is found', { timeout }, async () => {
    const hook = `--import=data:text/javascript,${encodeURIComponent(careless)}`
    const server = await startTestServer({ env: { NODE_OPTIONS: hook, LOG_LEVEL: 'trace' } })
    const canaries = new Canaries()
    await comeIn(server, canaries)
    await server.stop()
    const found = canaries.in([...server.logs, ...server.complaints])
    prove('attack', 'Canaries in logs, planted', { found: found.length })
    expect(found.length).toBeGreaterThan(0)
  })
})
