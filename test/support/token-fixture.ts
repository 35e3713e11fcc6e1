import type { TokenBody, TokenMade } from '#contract/tokens/entities.ts'
import { type Answer, type CallOptions, call, type TestCaller } from './caller.ts'

/** A token of somebody's, as their own app makes it. */
export async function madeToken(person: TestCaller, fields: Partial<TokenBody> = {}) {
  const body: TokenBody = { name: 'Script', may: 'full', place: 'all', days: 90, ...fields }
  const answer = await person.call<TokenMade>('POST', '/api/user/tokens', { body })
  if (answer.status !== 200) throw new Error(`no token: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** What a program does that has a token and nothing else. */
export const program =
  (url: string, secret: string) =>
  <T = Readonly<Record<string, unknown>>>(
    method: string,
    path: string,
    { headers, ...options }: CallOptions = {},
  ): Promise<Answer<T>> =>
    call<T>(`${url}${path}`, method, {
      ...options,
      headers: { Authorization: `Bearer ${secret}`, ...headers },
    })
