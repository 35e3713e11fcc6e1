import { randomUUID } from 'node:crypto'
import type { SessionAnswer } from '#contract/identity/session.ts'
import type { TokenRight } from '#contract/tokens/entities.ts'
import { type Answer, call, TestCaller } from './caller.ts'
import { newToken, sendWell, type TestGroup } from './group-fixture.ts'

interface Wished {
  readonly guests?: TokenRight | null
  readonly memberId?: string | null
}

/** A link by which guests come, made by the owner of the group unless by somebody else. */
export async function seatLink(
  group: TestGroup,
  { guests = 'add', memberId = null }: Wished = {},
  by: TestCaller = group.owner,
) {
  const token = newToken()
  const link = { groupId: group.id, id: randomUUID(), channel: 'link', memberId, token, guests }
  await sendWell(by, 'groups.invite', link)
  return token
}

export function take(
  url: string,
  token: string,
  who: Readonly<Record<string, unknown>>,
): Promise<Answer<SessionAnswer & { readonly code?: string }>> {
  const body = { token, key: newToken(), newMemberId: randomUUID(), ...who }
  return call(`${url}/api/seats/take`, 'POST', { body })
}

/** Somebody who takes part under a new name, or as one that waits for them. */
export async function guestIn(
  group: TestGroup,
  name: string,
  wished: Wished & { readonly token?: string } = {},
): Promise<TestCaller> {
  const token = wished.token ?? (await seatLink(group, wished))
  const newMemberId = randomUUID()
  const waiting = group.member[name]
  const who = waiting ? { memberId: waiting } : { name, newMemberId }
  const { status, body } = await take(group.owner.url, token, who)
  if (status !== 200) throw new Error(`taking a seat answered ${status} ${JSON.stringify(body)}`)
  group.member[name] ??= newMemberId
  return new TestCaller(group.owner.url, body)
}
