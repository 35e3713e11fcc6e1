import { howMany } from '#test/support/proof.ts'
import { inEachBook, isTurnOf } from './hostile-texts.ts'
import { enter, type HostileWorld } from './hostile-world.ts'
import { askPalette, bringFiles, deleteEach, scanFiles, writeWrongly } from './in-passing.ts'
import { addressesSaying, entrancesSaying, pagesSaying, screensOf } from './screens.ts'
import { type Catch, openTrapped } from './trapped-browser.ts'
import { newWalk, openEach, visit, type Walk, walkThrough } from './walk.ts'

/** Tall, because lists draw only what can be seen. */
export const viewport = { width: 1280, height: 6000 }

export interface Reading {
  readonly screens: number
  readonly walk: Walk
  readonly caught: readonly Catch[]
  /** How many texts were read in what is shown only in passing, where fewest were. */
  readonly inPassing: number
}

/** Opens every screen of a world, and all that is shown only when somebody does something. */
export async function readWorld(world: HostileWorld): Promise<Reading> {
  const { server, texts, planted } = world
  /** So many in all books together, spread over all kinds. */
  const few = (often: number, asPromised: number) => {
    const count = inEachBook(howMany(often, asPromised))
    const step = Math.max(1, Math.floor(texts.length / count))
    return texts.filter((_, at) => at % step === 0).slice(0, count)
  }
  const trapped = await openTrapped(server.url, { viewport })
  const walk = newWalk()
  const screens = screensOf(planted.ids)
  // Who is signed in is led on from the entrances.
  for (const one of screens.filter(({ layout }) => layout === 'auth'))
    await visit(trapped, one, texts, walk)
  await openEach(trapped, entrancesSaying(few(2, 20)), texts, walk)
  await enter(world, trapped)
  // Where little is drawn, all of it is fetched soonest.
  await openEach(trapped, ['/mcapp/scan'], texts, walk)
  let last = ''
  for (const [turn, one] of screens.entries()) {
    if (one.layout === 'auth') continue
    await visit(trapped, one, texts, walk, one.layout !== last || isTurnOf(texts, turn))
    last = one.layout
  }
  await openEach(trapped, ['/dev/outbox', ...pagesSaying(few(2, 20))], texts, walk)
  await trapped.page.goto('/mcapp/dashboard')
  await walkThrough(trapped, addressesSaying(few(1, 10)), texts, walk)
  await askPalette(trapped, few(2, 10), walk)
  const doomed = planted.ids.expenses?.slice(0, inEachBook(howMany(2, 10))) ?? []
  await deleteEach(trapped, doomed, walk)
  const { preview, group } = await bringFiles(trapped, texts, walk)
  const scanned = await scanFiles(trapped, few(5, 5), walk)
  const answered = await writeWrongly(trapped, few(2, 20), walk)
  await trapped.close()
  const inPassing = Math.min(preview, group, scanned, answered)
  return { screens: screens.length, walk, caught: trapped.caught, inPassing }
}
