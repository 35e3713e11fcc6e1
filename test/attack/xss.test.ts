import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '#test/support/proof.ts'
import type { TestServer } from '#test/support/server.ts'
import { textsByBook } from './hostile-texts.ts'
import { enter, type HostileWorld, plantWorld, startHostileServer } from './hostile-world.ts'
import { plantInnerHtml } from './planted-innerhtml.ts'
import { readWorld, viewport } from './read-world.ts'
import { screensOf } from './screens.ts'
import { openTrapped, type Trapped } from './trapped-browser.ts'
import { newWalk, visit } from './walk.ts'

const slow = 3_600_000

const calendarNames = [
  ...['BEGIN', 'END', 'VERSION', 'PRODID', 'CALSCALE', 'METHOD', 'UID', 'DTSTAMP', 'DTSTART'],
  ...['DTEND', 'SUMMARY', 'TRANSP', 'NAME', 'REFRESH-INTERVAL'],
]

/** Two at a time: a browser waits for its server, and neither needs more than one processor. */
async function two<T, R>(list: readonly T[], make: (one: T) => Promise<R>): Promise<R[]> {
  const made: R[] = []
  const rest = [...list.entries()]
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) made[next[0]] = await make(next[1])
  }
  await Promise.all([lane(), lane()])
  return made
}

const servers: TestServer[] = []
let worlds: readonly HostileWorld[] = []
beforeAll(async () => {
  worlds = await two(textsByBook, async (texts) => {
    const server = await startHostileServer()
    servers.push(server)
    return plantWorld(server, texts)
  })
}, slow)
afterAll(() => Promise.all(servers.map((one) => one.stop())))

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('text that is hostile', () => {
  it('is only text on every screen', { timeout: slow }, async () => {
    const readings = await two(worlds, readWorld)
    const walks = readings.map(({ walk }) => walk)
    const caught = readings.flatMap((one) => one.caught)
    const counted = (kind: string) => caught.filter((one) => one.kind === kind).length
    const fields = new Set(worlds.flatMap(({ planted }) => [...planted.fields]))
    const unread = worlds.flatMap(({ texts }, at) =>
      texts.filter((_, place) => !walks[at]?.read.has(place)),
    )
    const texts = sum(textsByBook.map(({ length }) => length))
    prove('attack', 'Hostile text', {
      ...{ fields: fields.size, texts, books: worlds.length, screens: readings[0]?.screens ?? 0 },
      visits: sum(walks.map(({ visited }) => visited.length)),
      'times shown': sum(walks.map(({ shown }) => shown)),
      'texts seen': texts - unread.length,
      'looked for and found': sum(walks.map(({ said }) => said)),
      ...{ executions: counted('ran'), 'policy reports': counted('was refused by the policy') },
      ...{ 'strange requests': counted('asked a strange host'), elements: counted('was made') },
    })
    const told = [...new Set(caught.map((one) => JSON.stringify(one)))]
    const mute = walks.flatMap((one) => one.mute)
    expect({ told, mute, unread }).toEqual({ told: [], mute: [], unread: [] })
    expect(Math.min(...readings.map(({ inPassing }) => inPassing))).toBeGreaterThan(0)
  })

  it('ends no line of a calendar', async () => {
    const known = new RegExp(`^(?:${calendarNames.join('|')}|X-[A-Z-]+)[:;]`)
    for (const { server, reader, texts } of worlds) {
      const { body } = await reader.call<{ path: string }>('POST', '/api/user/calendar', {
        body: { withAmounts: true },
      })
      const answer = await fetch(server.url + body.path)
      expect(answer.headers.get('content-disposition')).toContain('attachment')
      const lines = (await answer.text()).replaceAll('\r\n ', '').trimEnd().split('\r\n')
      expect(lines.filter((line) => !known.test(line))).toEqual([])
      const said = lines.filter((line) => line.startsWith('SUMMARY'))
      expect(said.length).toBeGreaterThan(texts.length)
    }
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
    const [world] = worlds
    if (!world) throw new Error('there is no world to look at')
    const trapped = await openTrapped(world.server.url, { viewport, bypassCSP })
    await trapped.context.addInitScript(plantInnerHtml)
    await enter(world, trapped)
    await stayHere(trapped)
    const [screen] = screensOf(world.planted.ids).filter(({ id }) => id === 'goals')
    if (screen) {
      const first = { ...screen, places: screen.places.slice(0, 1) }
      await visit(trapped, first, world.texts, newWalk())
    }
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
