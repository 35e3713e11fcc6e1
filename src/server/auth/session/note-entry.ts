import type { Logger } from 'pino'
import type { SeenFrom } from '#server/http/edge/seen-from.ts'
import { Fault } from '#server/http/fault.ts'

/** Writes down who came in, which tries were refused and from where: never what they tried. */
export async function noteEntry<T extends { readonly uid: string }>(
  log: Logger,
  seen: SeenFrom & { readonly way: string },
  entering: Promise<T>,
): Promise<T> {
  try {
    const session = await entering
    log.info({ uid: session.uid, ...seen }, 'let in')
    return session
  } catch (error) {
    if (error instanceof Fault) log.warn({ ...seen, fault: error.code }, 'not let in')
    throw error
  }
}
