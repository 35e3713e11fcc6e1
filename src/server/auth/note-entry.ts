import type { Logger } from 'pino'
import { Fault } from '../http/fault.ts'

/** Writes down who came in and which tries were refused: never with what they tried. */
export async function noteEntry<T extends { readonly uid: string }>(
  log: Logger,
  way: string,
  entering: Promise<T>,
): Promise<T> {
  try {
    const session = await entering
    log.info({ uid: session.uid, way }, 'let in')
    return session
  } catch (error) {
    if (error instanceof Fault) log.warn({ way, fault: error.code }, 'not let in')
    throw error
  }
}
