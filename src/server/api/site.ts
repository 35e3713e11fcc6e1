import { Hono } from 'hono'
import { routeList, routes } from '#contract/routes.ts'
import { type SitePageId, sitePageIds } from '#contract/site.ts'
import type { Config } from '../config.ts'
import type { Engine } from '../engine.ts'
import { answerFile } from '../http/answer/serve-static.ts'
import type { StaticFile } from '../http/answer/static-files.ts'
import { fillPage, type PageParts, type PageValues } from '../site/fill-page.ts'
import { operatorFill } from '../site/operator-fill.ts'
import { packPage } from '../site/pages.ts'
import { approvedQuotes } from '../site/quotes.ts'

/** Where visitors reach this server, as links for others have to name it. */
export const originOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, url: string) =>
  publicUrl ?? new URL(url).origin

type Filling = Pick<Config, 'site' | 'mail' | 'model'>

/** What every page needs to know. */
export function commonFill({ site, mail, model }: Filling, origin: string) {
  const { appStoreUrl, playStoreUrl, isDemoOffered } = site
  const operator = operatorFill(site.operator)
  const values: PageValues = {
    ...operator.values,
    origin,
    appStoreUrl: appStoreUrl ?? '',
    playStoreUrl: playStoreUrl ?? '',
  }
  const parts: PageParts = {
    ...operator.parts,
    demo: isDemoOffered,
    'no-demo': !isDemoOffered,
    'app-store': appStoreUrl !== null,
    'no-app-store': appStoreUrl === null,
    'play-store': playStoreUrl !== null,
    'no-play-store': playStoreUrl === null,
    mail: mail !== null,
    'no-mail': mail === null,
    model: model !== null,
    'no-model': model === null,
  }
  return { values, parts }
}

interface CachedFile {
  readonly origin: string
  readonly until: number
  readonly file: StaticFile
}

/** What was withdrawn at another server is gone from the page as soon as this. */
const QUOTES_KEPT_MS = 5000
const changing = 'public-testimonials' satisfies SitePageId

/** The public pages, but for the form: filled in once and kept, as long as nothing changes. */
export function siteRoutes(engine: Engine, pages: ReadonlyMap<string, string>): Hono {
  const { config, clock, database } = engine
  const kept = new Map<SitePageId, CachedFile>()
  // A testimonial that was withdrawn here is not shown once more, however busy the page is.
  let writes = 0
  database.onTouched(() => {
    writes += 1
    kept.delete(changing)
  })

  async function fileFor(id: SitePageId, html: string, origin: string): Promise<StaticFile> {
    const known = kept.get(id)
    const now = clock.now().getTime()
    if (known && known.origin === origin && known.until > now) return known.file
    const { values, parts } = commonFill(config, origin)
    const isChanging = id === changing
    const before = writes
    const quotes = isChanging ? await approvedQuotes(engine) : []
    const more = { quotes: quotes.length > 0, quote: quotes, 'no-quotes': quotes.length === 0 }
    const file = packPage(fillPage(html, values, { ...parts, ...more }))
    if (before === writes) {
      kept.set(id, { origin, file, until: isChanging ? now + QUOTES_KEPT_MS : Infinity })
    }
    return file
  }

  const app = new Hono()
  // One page has one address; whatever was asked along with it stays.
  for (const { path } of sitePages.filter((page) => page.path !== '/')) {
    app.get(`${path}/`, (c) => c.redirect(`${path}${new URL(c.req.url).search}`, 301))
  }
  for (const id of sitePageIds) {
    const html = pages.get(id)
    if (html === undefined || id === 'contact') continue
    app.get(routes[id].path, async (c) =>
      answerFile(c, await fileFor(id, html, originOf(config, c.req.url)), false),
    )
  }
  app.get('/sitemap.xml', (c) => {
    c.header('Content-Type', 'application/xml; charset=utf-8')
    return c.body(siteMap(originOf(config, c.req.url)))
  })
  app.get('/robots.txt', (c) => c.text(robots(originOf(config, c.req.url))))
  return app
}

const sitePages = routeList.filter(({ layout }) => layout === 'public')

const siteMap = (origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitePages.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`).join('\n')}
</urlset>
`

const robots = (origin: string) => `User-agent: *
Disallow: /mcapp
Disallow: /admin
Disallow: /api
Sitemap: ${origin}/sitemap.xml
`
