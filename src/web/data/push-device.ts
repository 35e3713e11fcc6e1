import { call } from './http/call.ts'

/** Whether this browser takes push messages: it cannot, it must not, not yet, or it does. */
export type PushState = 'impossible' | 'blocked' | 'off' | 'on'

/** Where the app is not kept on the device, there is nobody to take a message. */
async function ownWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return null
  }
  const [registration] = await navigator.serviceWorker.getRegistrations()
  return registration ? navigator.serviceWorker.ready : null
}

export async function readPushState(): Promise<PushState> {
  const worker = await ownWorker()
  if (!worker) return 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await worker.pushManager.getSubscription()
  return subscription && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks the person, the browser's maker and our server, in this order. */
export async function beginPush(token: string): Promise<PushState> {
  const worker = await ownWorker()
  if (!worker) return 'impossible'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  await subscribe(worker.pushManager, token)
  return 'on'
}

/**
 * At the start of a visit: the way to this browser may be another by now, or the server has
 * forgotten it. Where it was turned off it stays off.
 */
export async function renewPush(token: string): Promise<void> {
  const worker = await ownWorker()
  if (await worker?.pushManager.getSubscription()) await beginPush(token)
}

async function subscribe(manager: PushManager, token: string): Promise<void> {
  const { publicKey } = await call('user.push.key', { token })
  const before = await manager.getSubscription()
  if (before && keyOf(before) !== publicKey) await before.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint = '', keys = {} } = (await manager.subscribe(options)).toJSON()
  const { p256dh = '', auth = '' } = keys
  await call('user.push.begin', { body: { endpoint, keys: { p256dh, auth } }, token })
}

export async function endPush(token: string): Promise<PushState> {
  const worker = await ownWorker()
  const subscription = await worker?.pushManager.getSubscription()
  if (subscription) {
    const { endpoint } = subscription
    await subscription.unsubscribe()
    await call('user.push.end', { body: { endpoint }, token })
  }
  return readPushState()
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
