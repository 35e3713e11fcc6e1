import { storageKeys } from '#contract/storage.ts'
import {
  type KeyValueStorage,
  type Renewed,
  readRenewed,
  TOKEN_KEY,
  tokenNow,
} from './session-storage.ts'

const RENEW_AFTER_MS = 86_400_000
const FORMER_MOST = 20

function keepRenewed(storage: KeyValueStorage, before: string, next: string, at: number) {
  const former = [before, ...(readRenewed(storage)?.former ?? [])].slice(0, FORMER_MOST)
  const renewed: Renewed = { at, former: before === next ? former.slice(1) : former }
  storage.setItem(storageKeys.renewed, JSON.stringify(renewed))
  storage.setItem(TOKEN_KEY, next)
}

/** Once a day. Pages that are open go on as they are: they look for the newest token. */
export async function renewToken(
  storage: KeyValueStorage,
  token: string,
  ask: () => Promise<{ token: string }>,
): Promise<void> {
  const before = tokenNow(storage, token)
  const last = readRenewed(storage)?.at ?? null
  const now = Date.now()
  if (last === null) return keepRenewed(storage, before, before, now)
  if (now - last < RENEW_AFTER_MS) return
  const answer = await ask()
  // Somebody may have logged out meanwhile.
  if (storage.getItem(TOKEN_KEY) === before) keepRenewed(storage, before, answer.token, now)
}
