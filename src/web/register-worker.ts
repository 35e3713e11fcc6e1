import { report } from './data/report.ts'
import { followBuilds } from './follow-builds.ts'
import {
  isShellCache,
  pageLockOf,
  tidyUp,
  workerPath,
  workerScope,
} from './service-worker/shell.ts'
import { whenIdle } from './ui/loading/when-idle.ts'

const hourMs = 3_600_000

let isAsked = false

/**
 * Keeps the app on this device, so that it opens without a network. Waits until all is calm.
 * `script` is a file that is another one in every build.
 */
export function registerWorker(script: string): void {
  if (!('serviceWorker' in navigator) || isAsked) return
  isAsked = true
  const start = () => whenIdle(() => void keepApp(script).catch(fail))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

const fail = (error: unknown) => report('the app is not kept for offline use', error)

async function keepApp(script: string): Promise<void> {
  holdBuild(script)
  const options = { scope: workerScope, updateViaCache: 'none' } as const
  const registration = await navigator.serviceWorker.register(workerPath, options)
  followUpdates(registration)
  followBuilds(script)
  if (!registration.active) return
  const kept = (await caches.keys()).filter(isShellCache)
  if (kept.length > 1) registration.active.postMessage(tidyUp)
  await update(registration)
}

/** The next navigation shows the new build; this page only says that there is one. */
async function update(registration: ServiceWorkerRegistration): Promise<void> {
  if (navigator.onLine) await registration.update()
}

/** An app left open for days learns of new builds too. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  let askedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - askedAt < hourMs) return
    askedAt = performance.now()
    update(registration).catch(fail)
  })
}

/** For as long as this page lives, the files of its build stay. */
function holdBuild(script: string): void {
  const forever = () => new Promise<never>(() => undefined)
  navigator.locks.request(pageLockOf(script), { mode: 'shared' }, forever).catch(fail)
}
