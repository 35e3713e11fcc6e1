import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { type Captcha, openCaptcha } from './captcha.ts'
import { mailDoor } from './mail.ts'
import type { Door, Message } from './message.ts'
import { type ModelDoor, modelDoor } from './model.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { type PushDoor, pushDoor } from './push.ts'
import { type RatesDoor, ratesDoor } from './rates.ts'
import { openReceiptStores, type ReceiptStores } from './receipt-stores.ts'
import { smsDoor } from './sms.ts'

type Channel = Message['channel']

/** Everything the server says to the outside, and how it tells people from programs. */
export interface Outside {
  readonly captcha: Captcha
  /** Only where messages wait on this machine. */
  readonly outbox: Outbox | null
  /** Null where no provider of exchange rates is set. */
  readonly rates: RatesDoor | null
  readonly push: PushDoor
  /** Null where no model is set. */
  readonly model: ModelDoor | null
  /** Where the pictures of receipts are. */
  readonly receipts: ReceiptStores
  has(channel: Channel): boolean
  /** Throws the fault that says so when there is no way out. */
  check(channel: Channel): void
  /** Hands a message over, or throws a fault. */
  send(message: Message): Promise<void>
  /** Work an answer does not wait for, so that its time tells nothing; failures are only logged. */
  later(what: string, work: () => Promise<void>): void
  /** Waits for what was left for later. */
  close(): Promise<void>
}

interface Parts {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly database: Database
}

const ASK_AGAIN_S = 3600

export function openOutside({ config, clock, log, database }: Parts): Outside {
  const isOutboxNeeded = config.isLocal && !(config.sms && config.mail)
  const outbox = isOutboxNeeded ? openOutbox(config.dataDir, clock) : null
  const doors: Record<Channel, Door | null> = {
    sms: config.sms ? smsDoor(config.sms) : outbox,
    mail: config.mail ? mailDoor(config.mail) : outbox,
  }
  const running = new Set<Promise<void>>()

  function check(channel: Channel): Door {
    const door = doors[channel]
    if (!door) throw new Fault(`${channel}-not-set-up`, undefined, ASK_AGAIN_S)
    return door
  }

  return {
    captcha: openCaptcha({ config, clock, database, log }),
    outbox,
    rates: config.ratesUrl ? ratesDoor(config.ratesUrl) : null,
    receipts: openReceiptStores(config.receipts, database),
    push: pushDoor(config.push, config.isLocal),
    model: config.model ? modelDoor(config.model) : null,
    has: (channel) => doors[channel] !== null,
    check,
    async send(message) {
      try {
        await check(message.channel).send(message)
      } catch (error) {
        if (error instanceof Fault) throw error
        log.warn({ channel: message.channel, err: error }, 'a message was not delivered')
        throw new Fault('not-delivered', undefined, 30)
      }
    },
    later(what, work) {
      const task = work()
        .catch((error: unknown) => log.warn({ err: error }, what))
        .finally(() => running.delete(task))
      running.add(task)
    },
    close: async () => void (await Promise.all(running)),
  }
}
