import { useEffect, useState } from 'react'
import type { NewWay, UsedWay, WaysAnswer } from '#contract/identity/security-events.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from '../use-own-profile.ts'

const unknown: WaysAnswer = {
  email: null,
  phone: null,
  used: { phone: null, email: null, password: null, totp: null, sso: null },
  passkeys: [],
  passkeysAt: null,
  ssoName: null,
  recoveryCodesLeft: 0,
  recoveryDueAt: null,
  former: null,
}

/** All that leads in; asked for again when `asked` changes, such as by one of them. */
export function useWays(asked: string) {
  const { user, token } = useOwnProfile()
  const { ask } = useAsk()
  const [found, setFound] = useState<WaysAnswer | null>(null)
  const reasons = `${asked} ${user.email} ${user.phone}`
  useEffect(() => {
    if (!reasons) return
    let isOver = false
    void ask('ways in not read', () => call('user.ways', { token })).then((answer) => {
      if (answer && !isOver) setFound(answer)
    })
    return () => {
      isOver = true
    }
  }, [ask, token, reasons])
  // Until the server has answered: who came by email has a password.
  const hasPassword = found ? found.used.password !== null : user.phone === null
  return { ways: found ?? unknown, hasPassword, isKnown: found !== null }
}

/** “Added 18 Nov 2026, 14:05 by Chrome on Windows”. */
export function AddedWords({ way }: { readonly way: NewWay | null }) {
  const book = useLocale()
  if (!way) return null
  const at = instantWords(way.since, book, 'minute')
  return (
    <span className="w-full text-sm text-muted-foreground">
      {way.browser
        ? say('Added {at} by {browser}. Was that you?', { at, browser: way.browser })
        : say('Added {at}. Was that you?', { at })}
    </span>
  )
}

/** “Since 18 Nov 2026, last used 19 Nov 2026, 14:05”. */
export function UsedWords({ way }: { readonly way: UsedWay | null }) {
  const book = useLocale()
  if (!way) return null
  const { since, lastUsedAt } = way
  const day = instantWords(since, book, 'day')
  return (
    <span className="w-full text-sm text-muted-foreground">
      {lastUsedAt
        ? say('Since {day}, last used {at}', { day, at: instantWords(lastUsedAt, book, 'minute') })
        : say('Since {day}, not used yet', { day })}
    </span>
  )
}
