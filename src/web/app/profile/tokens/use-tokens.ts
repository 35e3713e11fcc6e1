import { useCallback, useEffect, useState } from 'react'
import type { AskedRow } from '#contract/assistant/calls.ts'
import type { EndedToken, TokenBody, TokenMade, TokenRow } from '#contract/tokens/entities.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from '../use-own-profile.ts'

/** Null until they have been read. */
export function useTokens() {
  const { token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const [list, setList] = useState<readonly TokenRow[] | null>(null)
  const [ended, setEnded] = useState<readonly EndedToken[]>([])
  const read = useCallback(async () => {
    const answer = await ask('tokens not read', () => call('user.tokens', { token }))
    if (!answer) return
    setList(answer.tokens)
    setEnded(answer.ended)
  }, [ask, token])
  useEffect(() => void read(), [read])

  async function make(body: TokenBody): Promise<TokenMade | null> {
    const made = await ask('token not made', () => call('user.tokens.make', { body, token }))
    if (made) await read()
    return made ?? null
  }

  async function end({ id, name }: TokenRow): Promise<void> {
    const send = () => call('user.tokens.end', { params: { id }, token })
    if ((await ask('token not ended', send)) !== null) {
      toast({ variant: 'success', title: say('The token for {name} has ended', { name }) })
    }
    await read()
  }
  return { list, ended, lastError, read, make, end }
}

/** What was asked by one token; null until it has been read. */
export function useAsked({ id }: Pick<TokenRow, 'id'>) {
  const { token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const [list, setList] = useState<readonly AskedRow[] | null>(null)
  const read = useCallback(async () => {
    const send = () => call('user.tokens.asked', { params: { id }, token })
    const answer = await ask('questions not read', send)
    if (answer) setList(answer.asked)
  }, [ask, id, token])
  useEffect(() => void read(), [read])
  return { list, lastError }
}
