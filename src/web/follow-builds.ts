import { isCurrentOf } from './service-worker/shell.ts'
import { isInUse } from './ui/overlay/unsaved.ts'

const channelName = 'moneycomb-build'
const answerMs = 5_000

/** Whether the worker that serves pages now has the file this page runs. */
function isCurrent(worker: ServiceWorker, script: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data !== false)
  // One that does not answer is of a build that could not be asked.
  setTimeout(resolve, answerMs, true)
  worker.postMessage(isCurrentOf(script), [port2])
  return promise.finally(() => port1.close())
}

/** Tells once that a newer build is there than the one this page runs. */
function whenNewer(script: string, tell: () => void): void {
  const look = async () => {
    const { active } = await navigator.serviceWorker.ready
    if (!active || (await isCurrent(active, script))) return
    navigator.serviceWorker.removeEventListener('controllerchange', look)
    tell()
  }
  navigator.serviceWorker.addEventListener('controllerchange', look)
  void look()
}

/**
 * Says that a newer build is ready. Reloading is somebody's choice, in one page for all; a page in
 * which something is being written stays and goes on saying it.
 */
export function followBuilds(script: string): void {
  const others = new BroadcastChannel(channelName)
  whenNewer(script, () => {
    others.addEventListener('message', () => {
      if (!isInUse()) location.reload()
    })
    const reload = () => {
      others.postMessage(null)
      location.reload()
    }
    void import('./shell/frame/new-version.tsx').then((file) => file.showNewVersion(reload))
  })
}
