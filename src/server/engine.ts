import type { Logger } from 'pino'
import type { Identity } from './auth/identity.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { LiveFeed } from './live/feed.ts'
import type { Outside } from './outside/outside.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Places } from './places.ts'

/** What the running server is made of, handed to every handler. */
export interface Engine {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly database: Database
  readonly identity: Identity
  readonly live: LiveFeed
  readonly outside: Outside
  readonly pictures: Pictures
  readonly heavyReads: Places
}
