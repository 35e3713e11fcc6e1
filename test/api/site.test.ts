import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeList, routes } from '#contract/routes.ts'
import { siteRoutes } from '#server/api/site.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { barePages } from '#test/support/site-pages.ts'

let stand: TestEngine
let app: Hono
beforeAll(async () => {
  const env = { APP_STORE_URL: 'https://apps.example.org/a?b=1&c=2', DEMO: '1' }
  stand = await openTestEngine({ env })
  app = siteRoutes(stand.engine, barePages)
})
afterAll(() => stand.close())

const get = (path: string, headers = {}) =>
  app.request(`https://money.example.org${path}`, { headers })
const text = async (path: string) => (await get(path)).text()

describe('a public page', () => {
  it('says where it is, what is offered and what is not there yet', async () => {
    const html = await text('/pricing')
    expect(html).toContain('<link rel="canonical" href="https://money.example.org/pricing">')
    expect(html).toContain('Try')
    expect(html).toContain('<a href="https://apps.example.org/a?b=1&amp;c=2">')
    expect(html).not.toMatch(/coming soon|\{\{|site-/)
  })

  it('has one address: with a slash behind, one is led there with all that was asked', async () => {
    for (const path of ['/features', '/pricing', '/help', '/contact']) {
      const answer = await get(`${path}/?from=mail&q=a%20b`)
      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toBe(`${path}?from=mail&q=a%20b`)
    }
    expect((await get('/features//')).status).toBe(404)
  })

  it('comes compressed, once', async () => {
    const answer = await get('/features', { 'Accept-Encoding': 'gzip, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    const body = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
    expect(body).toContain('canonical')
    const etag = answer.headers.get('etag') ?? ''
    const again = { 'Accept-Encoding': 'br', 'If-None-Match': etag }
    expect((await get('/features', again)).status).toBe(304)
  })

  it('names the address people use when a proxy stands in front', async () => {
    const behind = await openTestEngine({ env: { PUBLIC_URL: 'https://people.example.org' } })
    const answer = await siteRoutes(behind.engine, barePages).request('http://10.0.0.1/help')
    const html = await answer.text()
    await behind.close()
    expect(html).toContain('href="https://people.example.org/help"')
    expect(html).toContain('coming soon')
    expect(html).not.toContain('Try')
  })
})

const say = (status: string, words: string, at: string) => {
  const id = randomUUID()
  return stand.engine.database.pool.query(
    `insert into testimonials
        (id, scope, text, rating, shown_as, user_id, status, created_at, updated_at)
      values ($1::uuid, 'u:' || $1::uuid, $2, 4, 'Anna <3', $1::uuid, $3, $4, $4)`,
    [id, words, status, at],
  )
}

describe('testimonials', () => {
  it('are shown once approved, the newest first, as text', async () => {
    expect(await text(routes['public-testimonials'].path)).toContain('Nobody yet')
    await say('approved', 'Good <script>', '2026-03-01T10:00:00.000Z')
    await say('approved', 'Better', '2026-03-02T10:00:00.000Z')
    await say('waiting', 'Not read yet', '2026-03-03T10:00:00.000Z')
    await say('rejected', 'Advertising', '2026-03-04T10:00:00.000Z')
    stand.moveTo('2026-03-31T10:01:00.000Z')
    const html = await text(routes['public-testimonials'].path)
    expect(html).toContain(
      '<ul><li>Better (Anna &lt;3, 4 of 5 stars)</li>' +
        '<li>Good &lt;script&gt; (Anna &lt;3, 4 of 5 stars)</li></ul>',
    )
    expect(html).not.toMatch(/Not read yet|Advertising|Nobody yet/)
  })

  it('are gone at once when they are withdrawn', async () => {
    const { path } = routes['public-testimonials']
    expect(await text(path)).toContain('Better')
    await stand.engine.database.transact(async (tx) => {
      const deleted = `delete from testimonials where text = 'Better' returning scope`
      const { rows } = await tx.client.query<{ scope: `u:${string}` }>(deleted)
      for (const { scope } of rows) tx.touched.add(scope)
    })
    expect(await text(path)).not.toContain('Better')
  })
})

describe('for search engines', () => {
  it('the map lists every public page and nothing else', async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.headers.get('content-type')).toContain('application/xml')
    const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at)
    const pages = routeList.filter(({ layout }) => layout === 'public').map(({ path }) => path)
    expect(listed).toEqual(pages.map((path) => `https://money.example.org${path}`))
  })

  it('the app, the staff and the calls are left out', async () => {
    const rules = await text('/robots.txt')
    for (const path of ['/mcapp', '/admin', '/api']) expect(rules).toContain(`Disallow: ${path}`)
    expect(rules).toContain('Sitemap: https://money.example.org/sitemap.xml')
  })
})
