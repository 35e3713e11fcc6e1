import type { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { plans } from '#contract/plans.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { EdgeEnv } from '#server/http/edge/edge.ts'
import { corner, drawReceipt } from '../support/draw-receipt.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { type ModelManner, openModelProvider } from '../support/model-provider.ts'

let provider: Awaited<ReturnType<typeof openModelProvider>>
let stand: TestEngine
let app: Hono<EdgeEnv>
let bearer: Readonly<Record<string, string>>
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  provider = await openModelProvider()
  const model = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'bee', MODEL_URL: provider.url }
  stand = await openTestEngine({ env: { ...model, MODEL_WITHIN_S: '1', SCAN_MODEL: '1' } })
  app = createApp(stand.engine)
  bearer = await signUp(app)
  const place = { IFD0: { Copyright: 'home of Anna' } }
  const drawn = sharp(await drawReceipt(corner)).withExif(place)
  picture = Uint8Array.from(await drawn.jpeg().toBuffer())
})
afterAll(async () => {
  await stand.close()
  provider.close()
})
beforeEach(async () => {
  await stand.engine.database.pool.query('delete from rate_limits')
  await stand.engine.database.pool.query(
    'update users set ai_advice_count = 0, scan_consent_to = $1',
    [stand.engine.outside.model?.recipient],
  )
})

async function signUp(to: Hono<EdgeEnv>) {
  const body = { email: 'anna@example.com', password: 'plenty of honey', name: 'Anna' }
  const answer = await to.request('/api/auth/signup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { token } = (await answer.json()) as SessionAnswer
  return { Authorization: `Bearer ${token}` }
}

const told = {
  merchant: 'Corner Bakery',
  date: '2026-03-14',
  currency: 'GBP',
  total: '12.00',
  subtotal: null,
  tax: '2.00',
  tip: null,
}

const say =
  (words: string, reason = 'stop'): ModelManner =>
  (_, says) => {
    says.piece(words)
    says.stop(reason)
  }

function post(body: string | Uint8Array<ArrayBuffer> = picture, to = app, headers = bearer) {
  const type = { 'Content-Type': 'image/jpeg', 'Content-Length': String(body.length) }
  return to.request('/api/scan/ask', { method: 'POST', headers: { ...headers, ...type }, body })
}

async function used(): Promise<number> {
  const { rows } = await stand.engine.database.pool.query<{ used: number }>(
    'select ai_advice_count as used from users',
  )
  return rows[0]?.used ?? Number.NaN
}

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

describe('POST /api/scan/ask', () => {
  it('sends the picture without its notes and our one sentence, and counts the call', async () => {
    let shown = ''
    provider.behave((asked, says) => {
      shown = asked.picture ?? ''
      say(`\`\`\`json\n${JSON.stringify(told)}\n\`\`\``)(asked, says)
    })
    const answer = await post()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(told)
    expect(await used()).toBe(1)
    const sent = Buffer.from(shown.replace(/^data:image\/jpeg;base64,/, ''), 'base64')
    const { exif, xmp, iptc, format } = await sharp(sent).metadata()
    expect({ exif, xmp, iptc, format }).toEqual({ format: 'jpeg' })
    expect(sent.toString('latin1')).not.toContain('home of Anna')
    const rest = (provider.heard.at(-1) ?? '').replace(shown, '')
    expect(rest).not.toMatch(/anna|example\.com/i)
    const { model } = (await (await app.request('/api/scan', { headers: bearer })).json()) as {
      model: { words: string }
    }
    expect(JSON.parse(provider.heard.at(-1) ?? '')).toMatchObject({
      messages: [
        { role: 'system', content: model.words.split('\n\n')[0] },
        {
          role: 'user',
          content: [{ text: model.words.split('\n\n')[1] }, { type: 'image_url' }],
        },
      ],
    })
  })

  it('sends nothing without consent to just this recipient', async () => {
    const heard = provider.heard.length
    for (const to of [null, 'bee at another.example']) {
      await stand.engine.database.pool.query('update users set scan_consent_to = $1', [to])
      expect(await codeOf(await post())).toBe('no-consent')
    }
    expect(provider.heard).toHaveLength(heard)
    expect(await used()).toBe(0)
  })

  it.each([
    ['no JSON', say('The total is 12.00.')],
    ['broken JSON', say('{"merchant": ')],
    ['another form', say(JSON.stringify({ ...told, total: 'twelve' }))],
    ['no day', say(JSON.stringify({ ...told, date: '2026-02-31' }))],
    ['nothing seen', say('{"merchant": null, "date": null, "currency": null}')],
    ['cut off', say(JSON.stringify(told), 'length')],
    ['too much', say('a'.repeat(5000))],
    ['refused', (_, says) => void says.response.writeHead(429).end()],
    ['down', (_, says) => void says.response.destroy()],
    ['slow', () => undefined],
  ] satisfies [string, ModelManner][])('costs nothing when it fails: %s', async (_, manner) => {
    provider.behave(manner)
    const answer = await post()
    expect(answer.status).toBe(503)
    expect(await codeOf(answer)).toBe('model-away')
    expect(await used()).toBe(0)
  })

  it('asks nobody when the month is used up, or for what is no picture', async () => {
    provider.behave(say(JSON.stringify(told)))
    const heard = provider.heard.length
    expect(await codeOf(await post('only words'))).toBe('unsupported-image')
    expect(await codeOf(await post(picture.slice(0, 2000)))).toBe('broken-picture')
    expect((await post(picture, app, {})).status).toBe(401)
    const { aiAdvicePerMonth } = plans.free
    await stand.engine.database.pool.query(
      'update users set ai_advice_count = $1, ai_advice_last_reset = $2',
      [aiAdvicePerMonth, stand.engine.clock.now()],
    )
    expect(await codeOf(await post())).toBe('no-advice-left')
    expect(provider.heard).toHaveLength(heard)
    expect(await used()).toBe(aiAdvicePerMonth)
  })

  it('is not there unless the operator says so, with a model', async () => {
    const plain = {
      ...stand.engine,
      config: { ...stand.engine.config, isModelShownPictures: false },
    }
    const off = createApp(plain)
    const heard = provider.heard.length
    expect((await post(picture, off)).status).toBe(404)
    const offer = await off.request('/api/scan', { headers: bearer })
    expect(await offer.json()).toEqual({ isOffered: false, model: null })
    expect(provider.heard).toHaveLength(heard)
    expect(() => readConfig({ SCAN_MODEL: '1', AUTH_SECRET: 'x'.repeat(40) })).toThrow(
      'The setting SCAN_MODEL needs a model that takes pictures',
    )
  })
})
