import { expect } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import type { TestServer } from '#test/support/server.ts'
import { newPhone, outboxOf, post } from '#test/support/way-in.ts'
import { password, type waysInAt } from '#test/support/ways-in.ts'

type Ways = ReturnType<typeof waysInAt>

/** Answers whether the intruder is in again, or the owner out for good. */
type Intruder = (ways: Ways, server: TestServer, isPlanted: boolean) => Promise<boolean>

/** What a server would still have that forgot to end these links. */
async function keepingUndoLinks(ways: Ways, uid: string, work: () => Promise<unknown>) {
  const live = 'select * from identity.undo_links where user_id = $1 and expires_at > now()'
  const kept = await ways.query(live, [uid])
  await work()
  const hashes = kept.map(({ token_hash }) => token_hash)
  await ways.query(
    `update identity.undo_links set ended = null, expires_at = now() + interval '1 day'
      where token_hash = any($1)`,
    [hashes],
  )
}

/** By the password, and a code to the number they have had for long. */
async function endFormer(server: TestServer, person: TestCaller, phone: string): Promise<void> {
  await person.call('POST', '/api/user/proof/send', { body: { way: 'sms' } })
  const code = outboxOf(server, phone).findLast((sent) => sent.code)?.code
  const body = { by: 'code', code, password }
  expect((await person.call('POST', '/api/user/former', { body })).status).toBe(200)
}

/** Signs up with the address of another, and has a phone there long enough to be told. */
async function squat(ways: Ways, { url }: TestServer) {
  const squatter = await TestCaller.signUp(url)
  const [first, second] = [newPhone(), newPhone()]
  await ways.addPhone(squatter, first)
  await ways.monthsPass(squatter)
  await ways.addPhone(squatter, second)
  const link = await ways.linkTo(first, 'not-me')
  return { squatter, email: squatter.session.user.email ?? '', first, second, link }
}

export const intruders: Readonly<Record<string, Intruder>> = {
  'by a link to take back what was changed before the address was proven': async (
    ways,
    server,
    isPlanted,
  ) => {
    const { squatter, email, first, link } = await squat(ways, server)
    const reset = () => ways.resetBy(email)
    if (isPlanted) await keepingUndoLinks(ways, squatter.uid, reset)
    else await reset()
    await ways.takeBack(link)
    return ways.comesInBy(first)
  },

  'by such a link after the owner confirmed the address': async (ways, server, isPlanted) => {
    const { squatter, email, first, second, link } = await squat(ways, server)
    await ways.changeEmail(squatter, email)
    const reset = () => ways.resetBy(email)
    if (isPlanted) await keepingUndoLinks(ways, squatter.uid, reset)
    else await reset()
    if (await ways.comesInBy(second)) return true
    await ways.takeBack(link)
    return ways.comesInBy(first)
  },

  'by a phone from before the owner confirmed the address': async (ways, { url }, isPlanted) => {
    const squatter = await TestCaller.signUp(url)
    const [email, phone] = [squatter.session.user.email ?? '', newPhone()]
    await ways.addPhone(squatter, phone)
    // It is old by now; the proof of the address is not.
    await ways.monthsPass(squatter)
    await ways.changeEmail(squatter, email)
    if (isPlanted) await ways.monthsPass(squatter)
    await ways.resetBy(email)
    return ways.comesInBy(phone)
  },

  'by a phone that was added with a stolen password': async (ways, _, isPlanted) => {
    const { email, person } = await ways.proven()
    const [thief, phone] = [await ways.logIn(email, password), newPhone()]
    if (!thief) throw new Error('the password was not right')
    await ways.addPhone(thief, phone)
    if (isPlanted) await ways.monthsPass(person)
    await ways.resetBy(email)
    return ways.comesInBy(phone)
  },

  'by the news that such a phone was replaced': async (ways, _, isPlanted) => {
    const { email, person } = await ways.proven()
    const [thief, phone] = [await ways.logIn(email, password), newPhone()]
    if (!thief) throw new Error('the password was not right')
    await ways.addPhone(thief, phone)
    if (isPlanted) await ways.monthsPass(person)
    const owner = await ways.logIn(email, password)
    if (owner) await ways.addPhone(owner, newPhone())
    await ways.linkTo(email, 'not-me', 1)
    const [link] = ways.undoLinksTo(phone)
    await ways.takeBack(link?.link?.split('=').at(-1) ?? 'none')
    return ways.comesInBy(phone)
  },

  'by the link to confirm an address, opened where it is read': async (
    ways,
    { url },
    isPlanted,
  ) => {
    const [squatter, reader] = [await TestCaller.signUp(url), await TestCaller.signUp(url)]
    const email = squatter.session.user.email ?? ''
    const token = await ways.linkTo(email, 'verify')
    await post(url, 'email/verify', { token })
    await reader.call('POST', '/api/auth/email/verify', { body: { token } })
    if (isPlanted) {
      await ways.query('update identity.users set email_verified = true where email = $1', [email])
    }
    await post(url, 'email/refuse', { token })
    return (await ways.logIn(email, password))?.uid === squatter.uid
  },

  'by a mailbox of before, once its owner ended what it takes back': async (
    ways,
    server,
    isPlanted,
  ) => {
    const owner = await ways.settled()
    await ways.changeEmail(owner.person)
    const link = await ways.linkTo(owner.email, 'not-me', 1)
    const end = () => endFormer(server, owner.person, owner.phone)
    if (isPlanted) await keepingUndoLinks(ways, owner.person.uid, end)
    else await end()
    await ways.takeBack(link)
    return !(await ways.isSignedIn(owner.person))
  },

  'by signing up anew with the address that was changed': async (ways, { url }, isPlanted) => {
    const { email, person } = await ways.proven()
    await ways.changeEmail(person)
    const link = await ways.linkTo(email, 'not-me')
    await post(url, 'signup', { email, password, name: 'Somebody Else' })
    if (isPlanted) {
      await ways.query('update identity.users set email_verified = true where email = $1', [email])
    }
    await ways.takeBack(link)
    return (await ways.resetBy(email))?.uid !== person.uid
  },
}
