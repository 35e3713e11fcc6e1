import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { type Captcha, openCaptcha } from './captcha.ts'
import { type IssuerDoor, issuerDoor } from './issuer.ts'
import { type MessageDoor, openMessageDoor } from './message-door.ts'
import { type ModelDoor, modelDoor } from './model.ts'
import { type PushDoor, pushDoor } from './push.ts'
import { type RatesDoor, ratesDoor } from './rates.ts'
import { openReceiptStores, type ReceiptStores } from './receipt-stores.ts'

/** Everything the server says to the outside, and how it tells people from programs. */
export interface Outside extends MessageDoor {
  readonly captcha: Captcha
  /** Null where no provider of exchange rates is set. */
  readonly rates: RatesDoor | null
  readonly push: PushDoor
  /** Null where single sign-on is not set up. */
  readonly issuer: IssuerDoor | null
  /** Null where no model is set. */
  readonly model: ModelDoor | null
  /** Where the pictures of receipts are. */
  readonly receipts: ReceiptStores
  /** Work an answer does not wait for, so that its time tells nothing; failures are only logged. */
  later(what: string, work: () => Promise<void>): void
  /** Waits for what was left for later. */
  close(): Promise<void>
}

interface OutsideDeps {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly database: Database
}

export function openOutside({ config, clock, log, database }: OutsideDeps): Outside {
  const messages = openMessageDoor({ config, clock, log, database })
  const running = new Set<Promise<void>>()

  return {
    ...messages,
    captcha: openCaptcha({ config, clock, database, log, used: messages.newCodesUsed }),
    rates: config.ratesUrl ? ratesDoor(config.ratesUrl) : null,
    receipts: openReceiptStores(config.receipts, database),
    issuer: config.sso ? issuerDoor(config.sso, clock) : null,
    push: pushDoor(config.push, config.isLocal),
    model: config.model ? modelDoor(config.model) : null,
    later(what, work) {
      const task = work()
        .catch((error: unknown) => log.warn({ err: error }, what))
        .finally(() => running.delete(task))
      running.add(task)
    },
    close: async () => void (await Promise.all(running)),
  }
}
