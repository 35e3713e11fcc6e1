import { routes } from '#contract/routes.ts'
import { type TakenBack, takenBackWords } from '#domain/taken-back.ts'
import type { Engine } from '../engine.ts'
import { whenWords, whereWords } from '../http/edge/happening.ts'
import { isOfAge } from '../outside/message-budgets.ts'
import { ownAddress } from '../settings/own-address.ts'
import { readProfile } from '../users/profiles.ts'
import type { Device } from './identity.ts'
import { sendLater } from './tell-change.ts'
import type { FormerWay } from './undo-links.ts'
import { readWays, type WaysIn } from './ways-in.ts'

/** When and where something was done, in the words of the account it was done to. */
async function happened(engine: Engine, uid: string, device: Device) {
  const profile = await readProfile(engine.database.pool, uid)
  const now = engine.clock.now()
  const when = whenWords(now, profile?.timezone ?? 'UTC')
  const help = `${ownAddress(engine.config)}${routes.contact.path}`
  return { now, help, words: `${when}, by ${whereWords(device)}` }
}

interface TakenBackBy {
  readonly uid: string
  readonly device: Device
  readonly before: WaysIn
  readonly after: WaysIn | null
  /** Accounts that had signed up with the address meanwhile, and have it no more. */
  readonly freed: number
}

/** By every way that leads to the account now or did until now: whoever took it back, all hear. */
export async function tellWaysTakenBack(
  engine: Engine,
  { uid, device, before, after, freed }: TakenBackBy,
  taken: TakenBack,
): Promise<void> {
  const { now, help, words } = await happened(engine, uid, device)
  const subject = 'Changes of your account were taken back'
  const told = { kind: 'reset-way-in', from: { who: [uid] } } as const
  const aged = { isOfAge: isOfAge(before.madeAt, now) }
  for (const to of new Set([after?.email, before.email].map((way) => way?.isProven && way.to))) {
    if (!to) continue
    const isLeft = to !== after?.email?.to
    const what = isLeft ? ['This address opens the account no more.'] : takenBackWords(taken)
    const other = freed > 0 && !isLeft ? [otherLost] : []
    const said = [`${subject}, by a link we sent: ${words}.`, ...what, ...other, `Help: ${help}`]
    const text = said.join('\n\n')
    await sendLater(engine, { ...told, ...aged, channel: 'mail', to, subject, text })
  }
  for (const to of new Set([after?.phone?.to, before.phone?.to])) {
    if (!to) continue
    const isLeft = to !== after?.phone?.to
    const what = isLeft ? 'This number opens it no more.' : 'Everybody is signed out.'
    const text = `Moneycomb: ${subject.toLowerCase()} by a link we sent. ${what} Help: ${help}`
    await sendLater(engine, { ...told, ...aged, channel: 'sms', to, text })
  }
}

const otherLost =
  'Another account had this address meanwhile and never confirmed it. It has no address now. Is ' +
  'it yours as well? Then add one there while you are signed in to it.'

interface EndedBy {
  readonly uid: string
  readonly device: Device
  readonly former: readonly FormerWay[]
}

/** Also where the links went: if it was not the owner who ended them, that is where one hears. */
export async function tellLinksEnded(engine: Engine, { uid, device, former }: EndedBy) {
  const ways = await readWays(engine.database.pool, uid)
  if (!ways) return
  const { now, help, words } = await happened(engine, uid, device)
  const subject = 'Links that take changes of your account back were ended'
  const told = { kind: 'reset-way-in', from: { who: [uid] } } as const
  const aged = { isOfAge: isOfAge(ways.madeAt, now) }
  const { email, phone } = ways
  const all = [
    ...(email?.isProven ? [{ channel: 'mail', to: email.to, isFormer: false } as const] : []),
    ...(phone ? [{ channel: 'sms', to: phone.to, isFormer: false } as const] : []),
    ...former.map(({ channel, to }) => ({ channel, to, isFormer: true })),
  ]
  for (const { channel, to, isFormer } of all) {
    const here = isFormer ? 'Those we sent here open nothing any more.' : 'None of before works.'
    const text =
      channel === 'sms'
        ? `Moneycomb: ${subject.toLowerCase()}. ${here} Not you? Help: ${help}`
        : [`${subject}: ${words}.`, here, `Was that not you? Help: ${help}`].join('\n\n')
    await sendLater(engine, { ...told, ...aged, channel, to, subject, text })
  }
}
