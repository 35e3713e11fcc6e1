import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticRoutes } from './serve-static.ts'

let folder: string
let app: Hono
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moneycomb-static-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>App</title>')
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'plain')
  writeFileSync(join(folder, 'assets', 'main-abc.js.br'), 'small')
  writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), 'medium')
  writeFileSync(join(folder, 'service-worker.js'), 'worker')
  app = staticRoutes(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const script = (encodings: string) =>
  app.request('/assets/main-abc.js', { headers: { 'Accept-Encoding': encodings } })

describe('staticRoutes', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'small'],
    ['gzip', 'gzip', 'medium'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'medium'],
    ['', null, 'plain'],
  ])('serves to "%s" the form %s', async (accepted, encoding, text) => {
    const answer = await script(accepted)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-length')).toBe(String(text.length))
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe(text)
  })

  it('lets hashed files be kept for good, and the page be asked for again', async () => {
    expect((await script('')).headers.get('cache-control')).toContain('immutable')
    expect((await app.request('/mcapp')).headers.get('cache-control')).toBe('no-cache')
  })

  it('has the worker asked for again, or no new build would ever arrive', async () => {
    const { headers } = await app.request('/service-worker.js')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toContain('text/javascript')
  })

  it('answers 304 to who has it already', async () => {
    const etag = (await app.request('/mcapp')).headers.get('etag') ?? ''
    const answer = await app.request('/mcapp', { headers: { 'If-None-Match': etag } })
    expect([answer.status, await answer.text()]).toEqual([304, ''])
  })

  it.each(['/mcapp', '/mcapp/expenses', '/admin/users'])('shows the app at %s', async (path) => {
    const answer = await app.request(path)
    expect([answer.status, await answer.text()]).toEqual([200, '<title>App</title>'])
  })

  it('leads a form that was sent without a script back to its page', async () => {
    const answer = await app.request('/mcapp/login', { method: 'POST', body: 'password=secret' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mcapp/login'])
  })

  it.each(['/mcapplication', '/assets/main-old.js', '/assets/main-abc.js.br', '/expenses'])(
    'has nothing at %s',
    async (path) => {
      expect((await app.request(path)).status).toBe(404)
    },
  )
})
