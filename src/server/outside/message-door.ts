import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Counts } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import { mailDoor } from './mail.ts'
import type { Door, Message } from './message.ts'
import { type Channel, goesToProven } from './message-budgets.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { smsDoor } from './sms.ts'
import { checkSmsTarget } from './sms-target.ts'
import { type Addressed, budgetUsed, hasRoom, takeBudget } from './take-budget.ts'

/** A message that has its place in all budgets: nothing else goes out. */
export interface Counted {
  readonly message: Message
  handOver(): Promise<void>
}

/** The one way out for every mail and text message. */
export interface MessageDoor {
  /** Only where messages wait on this machine. */
  readonly outbox: Outbox | null
  has(channel: Channel): boolean
  /** Throws the fault that says so when there is no way out. */
  check(channel: Channel): void
  /** Hands a message over, or throws a fault. */
  send(message: Message): Promise<void>
  /** Takes a message's place in the budgets, in a transaction; it goes once that is over. */
  count(message: Message, counts: Counts): Promise<Counted>
  /** Whether it could go now; true where nothing of its kind can. */
  hasRoom(message: Addressed, counts: Counts): Promise<boolean>
  /** Which part of the codes for new numbers is used up in this hour. */
  newCodesUsed(): Promise<number>
}

interface MessageDoorDeps {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly database: Counts
}

const ASK_AGAIN_S = 3600

export function openMessageDoor({ config, clock, log, database }: MessageDoorDeps): MessageDoor {
  const isOutboxNeeded = config.isLocal && !(config.sms && config.mail)
  const outbox = isOutboxNeeded ? openOutbox(config.dataDir, clock) : null
  const doors: Record<Channel, Door | null> = {
    sms: config.sms ? smsDoor(config.sms) : outbox,
    mail: config.mail ? mailDoor(config.mail) : outbox,
  }

  function check(channel: Channel): Door {
    const door = doors[channel]
    if (!door) throw new Fault(`${channel}-not-set-up`, undefined, ASK_AGAIN_S)
    return door
  }

  async function handOver({ kind, from: _, isOfAge: _age, ...written }: Message): Promise<void> {
    try {
      await check(written.channel).send(written)
    } catch (error) {
      if (error instanceof Fault) throw error
      log.warn({ channel: written.channel, kind, err: error }, 'a message was not delivered')
      throw new Fault('not-delivered', undefined, 30)
    }
  }

  async function count(message: Message, counts: Counts): Promise<Counted> {
    const { kind, channel, to } = message
    check(channel)
    if (channel === 'sms') checkSmsTarget(to, goesToProven(kind) ? null : config.smsCountries)
    await takeBudget(counts, config, message)
    return { message, handOver: () => handOver(message) }
  }

  return {
    outbox,
    has: (channel) => doors[channel] !== null,
    check,
    count,
    send: async (message) => (await count(message, database)).handOver(),
    hasRoom: async (message, counts) =>
      doors[message.channel] === null || hasRoom(counts, config, message),
    newCodesUsed: () => budgetUsed(database, config, 'new-code', 'sms'),
  }
}
