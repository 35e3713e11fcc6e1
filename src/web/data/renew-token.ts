import { storageKeys } from '#contract/storage.ts'
import { authAddress, authCall } from './http/auth-call.ts'
import type { SendAs } from './http/client.ts'
import {
  type KeyValueStorage,
  type Renewed,
  readRenewed,
  TOKEN_KEY,
  tokenNow,
} from './session-storage.ts'

const RENEW_AFTER_MS = 86_400_000
const FORMER_MOST = 50

/** What of the browser a renewal needs. */
interface Browser {
  readonly storage: KeyValueStorage
  readonly fetch: typeof fetch
}

/** One renewal at a time in this browser: whoever is refused meanwhile waits for its token. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator
  return locks ? (locks.request('mc-renew', work) as Promise<T>) : work()
}

function keepRenewed(storage: KeyValueStorage, before: string, next: string, at: number) {
  const former = [before, ...(readRenewed(storage)?.former ?? [])].slice(0, FORMER_MOST)
  const renewed: Renewed = { at, former: before === next ? former.slice(1) : former }
  storage.setItem(storageKeys.renewed, JSON.stringify(renewed))
  storage.setItem(TOKEN_KEY, next)
}

/** Somebody may have logged out meanwhile. */
const isStored = (storage: KeyValueStorage, token: string) => storage.getItem(TOKEN_KEY) === token

function take({ storage }: Browser, before: string, next: string): void {
  if (isStored(storage, before)) keepRenewed(storage, before, next, Date.now())
}

/** Once a day. Pages that are open go on as they are: they look for the newest token. */
export async function renewToken({ storage, fetch }: Browser, token: string): Promise<void> {
  const last = readRenewed(storage)?.at ?? null
  const now = Date.now()
  const before = tokenNow(storage, token)
  if (!isStored(storage, before)) return
  if (last === null) return keepRenewed(storage, before, before, now)
  if (now - last < RENEW_AFTER_MS) return
  await authCall('auth.renew', { token, fetch, isRenewing: true })
}

/**
 * A call that answers the next token, after which the one it was made with is over; or one that was
 * refused, as a token may have taken the place of its own meanwhile.
 */
export const sendRenewed = (
  browser: Browser,
  token: string,
  send: SendAs,
  isRenewing: boolean,
): Promise<Response> =>
  inTurn(async () => {
    const now = () => tokenNow(browser.storage, token)
    const first = await send(now())
    const isOver = first.status === 401 && (await exchange(browser, now()))
    const response = isOver ? await send(now()) : first
    if (isRenewing && response.ok) take(browser, now(), await tokenIn(response.clone()))
    return response
  })

const tokenIn = async (response: Response) => ((await response.json()) as { token: string }).token

/** The answer with the next token may have been lost: until that is used, it is told again. */
async function exchange(browser: Browser, refused: string): Promise<boolean> {
  if (!isStored(browser.storage, refused)) return false
  const headers = { Authorization: `Bearer ${refused}` }
  const { method, path } = authAddress('auth.renew')
  const init: RequestInit = { method, headers, credentials: 'omit' }
  const response = await browser.fetch(path, init).catch(() => null)
  // Without a network nobody is logged out: the call that waits says the same.
  if (!response) return true
  if (!response.ok) return false
  const token = await tokenIn(response)
  take(browser, refused, token)
  return token !== refused
}
