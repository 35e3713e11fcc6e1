import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storageKeys } from '#contract/storage.ts'
import { TestCaller } from '#test/support/caller.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { type Planted, plantBook } from './hostile-book.ts'
import { plantGroups } from './hostile-group.ts'
import { boss, plantSite, staffToken } from './hostile-site.ts'
import { textsToPlant as texts } from './hostile-texts.ts'
import { askPalette, bringFiles, deleteEach, scanFiles, writeWrongly } from './in-passing.ts'
import { plantInnerHtml } from './planted-innerhtml.ts'
import { addressesSaying, pagesSaying, screensOf } from './screens.ts'
import { openTrapped, type Trapped } from './trapped-browser.ts'
import { keepSession, newWalk, openEach, visit, walkThrough } from './walk.ts'

/** Tall, because lists draw only what can be seen. */
const viewport = { width: 1280, height: 6000 }
const slow = 3_600_000

const calendarNames = [
  ...['BEGIN', 'END', 'VERSION', 'PRODID', 'CALSCALE', 'METHOD', 'UID', 'DTSTAMP', 'DTSTART'],
  ...['DTEND', 'SUMMARY', 'TRANSP', 'NAME', 'REFRESH-INTERVAL'],
]

let server: TestServer
let anna: TestCaller
let planted: Planted
beforeAll(async () => {
  server = await startTestServer({
    env: {
      ...{ ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password },
      ...{ CONTACTS_PER_HOUR: '100000' },
    },
  })
  anna = await TestCaller.signUp(server.url, texts[0])
  planted = await plantBook(anna, texts)
  await plantGroups(anna, texts, planted)
  await plantSite(anna, texts, planted)
}, slow)
afterAll(() => server.stop())

/** Signed in as a user and as staff at once. */
async function enter(trapped: Trapped): Promise<void> {
  const { user, token } = anna.session
  await keepSession(trapped, {
    [storageKeys.user]: JSON.stringify(user),
    [storageKeys.token]: token,
    [storageKeys.adminToken]: await staffToken(server.url),
  })
}

/** So many of the texts, spread over all kinds. */
const few = (count: number) => {
  const step = Math.max(1, Math.floor(texts.length / count))
  return texts.filter((_, at) => at % step === 0).slice(0, count)
}

describe('text that is hostile', () => {
  it('is only text on every screen', { timeout: slow }, async () => {
    const trapped = await openTrapped(server.url, { viewport })
    await enter(trapped)
    const walk = newWalk()
    const screens = screensOf(planted.ids)
    /** Screens on which nothing of it could be read. */
    const mute: string[] = []
    for (const screen of screens) {
      if (!(await visit(trapped, screen, texts, walk))) mute.push(screen.id)
    }
    await openEach(trapped, ['/dev/outbox', ...pagesSaying(few(howMany(2, 20)))], texts, walk)
    await trapped.page.goto('/mcapp/dashboard')
    await walkThrough(trapped, addressesSaying(few(howMany(1, 10))), texts, walk)
    await askPalette(trapped, few(howMany(2, 10)), walk)
    await deleteEach(trapped, planted.ids.expenses?.slice(0, howMany(2, 10)) ?? [], walk)
    const brought = await bringFiles(trapped, texts, walk)
    const scanned = await scanFiles(trapped, few(5), walk)
    const answered = await writeWrongly(trapped, few(howMany(2, 20)), walk)
    await trapped.close()
    const counted = (kind: string) => trapped.caught.filter((one) => one.kind === kind).length
    prove('attack', 'Hostile text', {
      ...{ fields: planted.fields.size, texts: texts.length, screens: screens.length },
      ...{ visits: walk.visited.length, 'times shown': walk.shown, 'texts seen': walk.read.size },
      ...{ executions: counted('ran'), 'policy reports': counted('was refused by the policy') },
      ...{ 'strange requests': counted('asked a strange host'), elements: counted('was made') },
    })
    const caught = [...new Set(trapped.caught.map((one) => JSON.stringify(one)))]
    expect({ caught, mute }).toEqual({ caught: [], mute: [] })
    expect(walk.read.size).toBeGreaterThan(texts.length * 0.9)
    expect(Math.min(brought.preview, brought.group, scanned, answered)).toBeGreaterThan(0)
  })

  it('ends no line of a calendar', async () => {
    const { body } = await anna.call<{ path: string }>('POST', '/api/user/calendar', {
      body: { withAmounts: true },
    })
    const answer = await fetch(server.url + body.path)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const lines = (await answer.text()).replaceAll('\r\n ', '').trimEnd().split('\r\n')
    const known = new RegExp(`^(?:${calendarNames.join('|')}|X-[A-Z-]+)[:;]`)
    expect(lines.filter((line) => !known.test(line))).toEqual([])
    expect(lines.filter((line) => line.startsWith('SUMMARY')).length).toBeGreaterThan(texts.length)
  })
})

/** Some texts would lead elsewhere once they run; who is led away sees nothing of the others. */
async function stayHere({ context }: Trapped): Promise<void> {
  let isThere = false
  await context.route('**', (route) => {
    const request = route.request()
    const isMove = request.isNavigationRequest() && request.frame().parentFrame() === null
    // As if somebody had pressed stop: anything else would show an error page instead.
    if (isMove && isThere) return route.abort('aborted')
    isThere ||= isMove
    return route.fallback()
  })
}

describe('a screen that sets text as markup', () => {
  const look = async (bypassCSP: boolean) => {
    const trapped = await openTrapped(server.url, { viewport, bypassCSP })
    await trapped.context.addInitScript(plantInnerHtml)
    await enter(trapped)
    await stayHere(trapped)
    const [screen] = screensOf(planted.ids).filter(({ id }) => id === 'goals')
    if (screen)
      await visit(trapped, { ...screen, paths: screen.paths.slice(0, 1) }, texts, newWalk())
    await trapped.close()
    return new Set(trapped.caught.map(({ kind }) => kind))
  }

  it('is found out, though the policy keeps it from running', { timeout: slow }, async () => {
    const kinds = await look(false)
    expect(kinds).toContain('was refused by the policy')
    expect(kinds).toContain('was made')
    expect(kinds).not.toContain('ran')
  })

  it('is found to run where no policy is', { timeout: slow }, async () => {
    const kinds = await look(true)
    expect(kinds).toContain('ran')
    expect(kinds).toContain('asked a strange host')
  })
})
