/** One build of the app as the worker keeps it. */
export interface Shell {
  /** Another one as soon as any file is another. */
  readonly build: string
  /** Every file by its address, with the hash its bytes must have. */
  readonly files: Readonly<Record<string, string>>
  /** The screens whose address is always the same. */
  readonly screens: readonly string[]
}

export const workerPath = '/service-worker.js'
/** The public site and the staff's screens are not the worker's. */
export const workerScope = '/mcapp'
export const indexPath = '/index.html'

/** What a page says when it finds more than one build kept. */
export const tidyUp = 'tidy up'

interface IsCurrent {
  readonly script: string
}

/** What a page asks: whether the file it runs is of the worker's build. */
export const isCurrentOf = (script: string): IsCurrent => ({ script: new URL(script).pathname })

/** The answer; undefined for what is another message. */
export const currentIn = (shell: Shell, message: unknown): boolean | undefined =>
  typeof message === 'object' && message !== null && 'script' in message
    ? String(message.script) in shell.files
    : undefined

const cachePrefix = 'moneycomb-shell-'
export const cacheNameOf = (build: string): string => cachePrefix + build
export const isShellCache = (name: string): boolean => name.startsWith(cachePrefix)

const lockPrefix = 'moneycomb-page '
/** Held by every open page; names the build it runs by one of its hashed files. */
export const pageLockOf = (script: string): string => lockPrefix + new URL(script).pathname

const isScreen = (path: string) => path === workerScope || path.startsWith(`${workerScope}/`)
export const isHashed = (path: string) => path.startsWith('/assets/')

/** The kept file that answers a request; undefined leaves it to the network. */
export function keptFile(
  shell: Shell,
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): string | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return undefined
  if (request.mode === 'navigate') return isScreen(url.pathname) ? indexPath : undefined
  // A page of the build before asks for files this build does not list.
  return url.pathname in shell.files || isHashed(url.pathname) ? url.pathname : undefined
}

export interface KeptBuild {
  readonly cacheName: string
  readonly paths: readonly string[]
}

/** The builds that may go: not the worker's own, and no open page runs them. */
export function unusedBuilds(
  own: string,
  kept: readonly KeptBuild[],
  locks: readonly string[],
): readonly string[] {
  const running = locks.flatMap((name) =>
    name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [],
  )
  return kept
    .filter(({ cacheName }) => isShellCache(cacheName) && cacheName !== cacheNameOf(own))
    .filter(({ paths }) => !running.some((path) => paths.includes(path)))
    .map(({ cacheName }) => cacheName)
}
