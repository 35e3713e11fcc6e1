import type { ErrorBody } from '#contract/errors.ts'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import type { SsoBeginAnswer } from '#contract/identity/sso.ts'
import { call, TestCaller } from './caller.ts'
import { type IssuerPerson, openIssuer } from './issuer.ts'
import { openFactorStand } from './two-factor.ts'
import { newEmail } from './ways-in.ts'

type Entered = ErrorBody & Partial<SessionAnswer>

/** What a browser is back with. */
export interface Back {
  readonly said: string
  readonly browser: string
}

let count = 0
export const somebody = (more: Partial<IssuerPerson> = {}): IssuerPerson => ({
  ...{ sub: `person-${++count}`, email: newEmail(), email_verified: true, name: 'Anna Berg' },
  ...more,
})

/** Two servers on the same data that let people in by an issuer of the test. */
export async function openSsoStand() {
  const issuer = await openIssuer()
  const stand = await openFactorStand(issuer.env)
  const { here } = stand
  const sql = (text: string, values: readonly unknown[]) =>
    stand.one.engine.database.pool.query(text, [...values])
  const begin = async (at = here) =>
    (await call<SsoBeginAnswer & ErrorBody>(`${at}/api/auth/sso/begin`, 'POST')).body
  const enter = (back: Back & { currency?: string; isAnew?: true }, at = here) =>
    call<Entered>(`${at}/api/auth/sso/enter`, 'POST', { body: back })
  /** Goes there as somebody and is back with what was said. */
  async function visitAs(
    person: IssuerPerson,
    { address, browser }: SsoBeginAnswer,
  ): Promise<Back> {
    issuer.visit(person)
    return { said: await issuer.said(address), browser }
  }
  const comeBack = async (person: IssuerPerson) => visitAs(person, await begin())
  const enterAs = async (person: IssuerPerson) => enter(await comeBack(person))
  const beginLink = async (caller: TestCaller) =>
    (await caller.call<SsoBeginAnswer>('POST', '/api/user/sso/begin')).body
  return {
    ...{ issuer, stand, sql, begin, enter, visitAs, comeBack, enterAs, beginLink },
    async signUp(person = somebody()) {
      const { status, body } = await enterAs(person)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return { person, caller: new TestCaller(here, body as SessionAnswer) }
    },
    /** Somebody who came in by a password, and has shown that the address is theirs. */
    async withPassword() {
      const caller = await TestCaller.signUp(here)
      const email = caller.session.user.email ?? ''
      for (const table of ['identity.users', 'users']) {
        await sql(`update ${table} set email_verified = true where id = $1`, [caller.uid])
      }
      return { caller, email }
    },
    link: async (caller: TestCaller, person: IssuerPerson) =>
      caller.call<ErrorBody>('POST', '/api/user/sso', {
        body: await visitAs(person, await beginLink(caller)),
      }),
    waysOf: async (caller: TestCaller) =>
      (await caller.call<WaysAnswer>('GET', '/api/user/ways')).body,
    close: async () => {
      await stand.close()
      await issuer.close()
    },
  }
}

export type SsoStand = Awaited<ReturnType<typeof openSsoStand>>
