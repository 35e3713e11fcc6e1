import { useEffect, useState } from 'react'
import type { NewWay, UsedWay, WaysAnswer } from '#contract/identity/security-events.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
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
  return (
    <span className="w-full text-sm text-muted-foreground">
      Added {instantWords(way.since, book, 'minute')}
      {way.browser ? ` by ${way.browser}` : ''}. Was that you?
    </span>
  )
}

/** “Since 18 Nov 2026, last used 19 Nov 2026, 14:05”. */
export function UsedWords({ way }: { readonly way: UsedWay | null }) {
  const book = useLocale()
  if (!way) return null
  const { since, lastUsedAt } = way
  return (
    <span className="w-full text-sm text-muted-foreground">
      Since {instantWords(since, book, 'day')}
      {lastUsedAt ? `, last used ${instantWords(lastUsedAt, book, 'minute')}` : ', not used yet'}
    </span>
  )
}
