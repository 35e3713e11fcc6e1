import type { Logger } from 'pino'
import { openIdentity } from './auth/better-auth.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openAuditSeal } from './db/audit-seal.ts'
import { type Database, openDatabase } from './db/database.ts'
import { openEmbedded } from './db/postgres/embedded.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import type { Engine } from './engine.ts'
import { openLiveFeed } from './live/live-feed.ts'
import { tellEvicted } from './notifications/tell-evicted.ts'
import { tellNewBrowsers } from './notifications/tell-new-browser.ts'
import { openOutside } from './outside/outside.ts'
import { Pictures } from './pictures/pictures.ts'
import { openHeavyReads } from './places.ts'
import { loadRateSnapshots } from './rates/rates.ts'
import { sealOldEntries } from './staff/audit.ts'

export interface RunningEngine {
  readonly engine: Engine
  close(): Promise<void>
}

/** Starts everything the server is made of, in order; closing undoes it in reverse. */
export async function openEngine(
  config: Config,
  log: Logger,
  clock: Clock = systemClock,
  preparedUrl?: string,
): Promise<RunningEngine> {
  const isGiven = preparedUrl ?? config.databaseUrl
  const embedded = isGiven ? null : await openEmbedded(config.dataDir, log)
  let database: Database | undefined
  try {
    const url = preparedUrl ?? (await prepareDatabase(config, embedded?.url ?? null, log))
    const seal = openAuditSeal(config.authSecret, config.dataDir, log)
    const { databaseConnections, databaseReadUrls } = config
    database = openDatabase(url, log, databaseConnections, seal, databaseReadUrls)
    await sealOldEntries(database)
    await loadRateSnapshots(database)
  } catch (error) {
    await database?.close()
    await embedded?.stop()
    throw error
  }
  const identity = openIdentity({ database, config, clock, log })
  const live = openLiveFeed({ database, identity, log })
  const outside = openOutside({ config, clock, log, database })
  tellEvicted(identity, outside)
  tellNewBrowsers({ clock, config, database, identity, outside })
  const pictures = new Pictures()
  const heavyReads = openHeavyReads(config)
  if (outside.outbox) log.info('text messages or mail wait in the outbox: see /dev/outbox')
  return {
    engine: { config, clock, log, database, identity, live, outside, pictures, heavyReads },
    async close() {
      await live.close()
      pictures.close()
      await outside.close()
      await database.close()
      await embedded?.stop()
    },
  }
}
