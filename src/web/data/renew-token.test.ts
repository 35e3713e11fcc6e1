import { describe, expect, it } from 'vitest'
import { renewToken, sendRenewed } from './renew-token.ts'

const keyOf = 'mc-token'

type SendDeps = Parameters<typeof sendRenewed>[0]
type Send = Parameters<typeof sendRenewed>[2]

function open(token: string | null, renew: [status: number, token?: string] | 'away' = [401]) {
  const kept = new Map<string, string>(token === null ? [] : [[keyOf, token]])
  const asked: string[] = []
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const fetch = async (path: string | URL | Request, init?: RequestInit) => {
    asked.push(`${path} ${new Headers(init?.headers).get('authorization')}`)
    if (renew === 'away') throw new TypeError('offline')
    return Response.json({ token: renew[1] }, { status: renew[0] })
  }
  return { deps: { storage, fetch }, kept, asked }
}

/** Answers by the token: who comes with another one is refused. */
const serving = (taken: string, next: string) => {
  const sent: string[] = []
  const send = async (token: string) => {
    sent.push(token)
    return token === taken
      ? Response.json({ ok: true, token: next })
      : Response.json({}, { status: 401 })
  }
  return { sent, send }
}

const sendRenewing = (deps: SendDeps, token: string, send: Send) =>
  sendRenewed(deps, token, send, true)

describe('a call that answers another token', () => {
  it('has it kept, and open pages find it by the one they began with', async () => {
    const { deps, kept } = open('t1')
    const { sent, send } = serving('t1', 't2')
    expect(await (await sendRenewing(deps, 't1', send)).json()).toEqual({ ok: true, token: 't2' })
    await sendRenewing(deps, 't1', serving('t2', 't3').send)
    expect([sent, kept.get(keyOf)]).toEqual([['t1'], 't3'])
    expect(JSON.parse(kept.get('mc-renewed') ?? '{}')).toMatchObject({ former: ['t2', 't1'] })
  })

  it('keeps nothing for somebody who logged out meanwhile', async () => {
    const { deps, kept } = open('t1')
    await sendRenewing(deps, 't1', async () => {
      kept.clear()
      return Response.json({ token: 't2' })
    })
    expect(kept.size).toBe(0)
  })

  it('is not looked after once somebody has logged out', async () => {
    const { deps, kept, asked } = open(null)
    await renewToken(deps, 't1')
    expect([kept.size, asked]).toEqual([0, []])
    kept.set(keyOf, 't1')
    await renewToken(deps, 't1')
    expect([...kept.keys()]).toEqual([keyOf, 'mc-renewed'])
  })

  it('is made again where the answer of one before was lost', async () => {
    const { deps, kept } = open('t1', [200, 't2'])
    const { sent, send } = serving('t2', 't3')
    expect((await sendRenewing(deps, 't1', send)).status).toBe(200)
    expect([sent, kept.get(keyOf)]).toEqual([['t1', 't2'], 't3'])
  })

  it('leaves the token alone when it is refused', async () => {
    const { deps, kept } = open('t1')
    expect((await sendRenewing(deps, 't1', serving('t2', 't3').send)).status).toBe(401)
    expect(kept.get(keyOf)).toBe('t1')
  })
})

describe('a token that was refused', () => {
  it('waits for a renewal that is under way in this browser', async () => {
    const { deps, asked } = open('t1')
    let answer = (_: Response) => {}
    const renewal = sendRenewing(deps, 't1', () => new Promise((done) => (answer = done)))
    await new Promise((later) => setImmediate(later))
    const { sent, send } = serving('t2', '')
    const found = sendRenewed(deps, 't1', send, false)
    answer(Response.json({ token: 't2' }))
    await renewal
    expect([(await found).status, sent, asked]).toEqual([200, ['t2'], []])
  })

  it('is asked about where nobody here renewed it', async () => {
    const { deps, kept, asked } = open('t1', [200, 't2'])
    expect((await sendRenewed(deps, 't1', serving('t2', '').send, false)).status).toBe(200)
    expect([kept.get(keyOf), asked]).toEqual(['t2', ['/api/auth/renew Bearer t1']])
  })

  it('is over when the server says so, and not for want of a network', async () => {
    const { sent, send } = serving('t2', '')
    expect((await sendRenewed(open('t1').deps, 't1', send, false)).status).toBe(401)
    expect(sent).toEqual(['t1'])
    const cut = async (token: string) => {
      if (sent.push(token) > 2) throw new TypeError('offline')
      return send(token)
    }
    await expect(sendRenewed(open('t1', 'away').deps, 't1', cut, false)).rejects.toThrow('offline')
  })

  it('of staff, or of who logged out, is not asked about', async () => {
    const { deps, asked } = open('t1', [200, 't2'])
    const { send } = serving('t2', '')
    expect((await sendRenewed(deps, 'staff', send, false)).status).toBe(401)
    const out = open(null, [200, 't2'])
    expect((await sendRenewed(out.deps, 't1', send, false)).status).toBe(401)
    expect([asked, out.asked]).toEqual([[], []])
  })
})
