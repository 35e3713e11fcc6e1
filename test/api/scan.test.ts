import type { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { limits } from '#contract/limits.ts'
import { pictureReading } from '#contract/receipts/picture-readings.ts'
import { createApp } from '#server/app.ts'
import type { EdgeEnv } from '#server/http/edge/edge.ts'
import { TestCaller } from '#test/support/caller.ts'
import { corner, drawReceipt } from '#test/support/draw-receipt.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const server = sharedServer()
let stand: TestEngine
let app: Hono<EdgeEnv>
let bearer: Readonly<Record<string, string>>
let uid: string
beforeAll(async () => {
  stand = await openTestEngine({ env: { SCAN_ON_SERVER: '1' } })
  app = createApp(stand.engine)
  const body = { email: 'anna@example.com', password: 'plenty of honey', name: 'Anna' }
  const answer = await app.request('/api/auth/signup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { token, user } = (await answer.json()) as SessionAnswer
  bearer = { Authorization: `Bearer ${token}` }
  uid = user.id
})
afterAll(() => stand.close())

const post = (body: BodyInit, headers = bearer, type = 'image/jpeg') =>
  app.request('/api/scan', { method: 'POST', headers: { ...headers, 'Content-Type': type }, body })
const codeOf = async (sent: Response | Promise<Response>) =>
  ((await (await sent).json()) as { code: string }).code

describe('GET /api/scan', () => {
  it('offers reading only where the operator says so', async () => {
    const answer = await app.request('/api/scan', { headers: bearer })
    expect(await answer.json()).toEqual({ isOffered: true, model: null })
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const { body } = await ben.call('GET', '/api/scan')
    expect(body).toEqual({ isOffered: false, model: null })
    const headers = { ...ben.bearer, 'Content-Type': 'image/jpeg' }
    const picture = new Uint8Array(await drawReceipt(corner))
    const refused = await fetch(`${server.url}/api/scan`, {
      method: 'POST',
      headers,
      body: picture,
    })
    expect(refused.status).toBe(404)
  })
})

describe('POST /api/scan', () => {
  /** A machine that does much else reads slowly. */
  const timeout = 60_000

  it('reads what a device would read, and keeps nothing', { timeout }, async () => {
    const answer = await post(new Uint8Array(await drawReceipt(corner)))
    expect(answer.status).toBe(200)
    const read = pictureReading.parse(await answer.json())
    const [receipt] = read.readings
    expect(receipt).toMatchObject({
      total: { value: 1200, isSure: true },
      date: { value: '2026-03-14' },
      check: { verdict: 'agrees' },
    })
    const { rows } = await stand.engine.database.pool.query(
      'select id from receipt_files union all select id from receipt_images',
    )
    expect(rows).toEqual([])
  })

  it('refuses strangers, other files, bombs and what is damaged', { timeout }, async () => {
    const picture = await drawReceipt(corner)
    expect((await post(new Uint8Array(picture), {})).status).toBe(401)
    expect(await codeOf(post('<svg/>', bearer, 'image/svg+xml'))).toBe('unsupported-image')
    expect(await codeOf(post('only words'))).toBe('unsupported-image')
    const wide = { width: 10_000, height: 6000, channels: 3, background: 'white' } as const
    const bomb = await sharp({ create: wide }).png({ compressionLevel: 9 }).toBuffer()
    expect(await codeOf(post(new Uint8Array(bomb), bearer, 'image/png'))).toBe('too-many-pixels')
    const cut = new Uint8Array(picture.subarray(0, 2000))
    expect(await codeOf(post(cut))).toBe('broken-picture')
    const large = new Uint8Array(limits.receiptFileBytes + 1)
    expect(await codeOf(post(large))).toBe('too-large')
  })

  it('has an end for each person', async () => {
    await stand.engine.database.pool.query(`update rate_limits set used = $1 where bucket = $2`, [
      limits.readingsPerHour,
      `scan:${uid}`,
    ])
    const refused = await post('only words')
    expect(refused.status).toBe(errors['too-many-requests'].status)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
