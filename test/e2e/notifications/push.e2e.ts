import type { BrowserContext, Page, Worker } from '@playwright/test'
import { findBrowser } from '../../support/browser.ts'
import { openPushService } from '../../support/push-endpoint.ts'
import { logInElsewhere } from '../notice-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { untilAppKept } from '../vocabulary.ts'

// The light browser of the other stories has nowhere to show a notification.
const { executablePath, args, env } = findBrowser()
test.use({ launchOptions: { executablePath, args: [...args], env: { ...env } } })

interface Registered {
  readonly registrationId: string
  readonly scopeURL: string
  readonly isDeleted: boolean
}

/** Hands a message to the page's own service worker, as the service of its maker would. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page)
  const found = Promise.withResolvers<Registered>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ isDeleted }) => !isDeleted)
    if (ours) found.resolve(ours)
  })
  await session.send('ServiceWorker.enable')
  const { registrationId, scopeURL } = await found.promise
  const { origin } = new URL(scopeURL)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

/** Where a browser has no place for notifications, as without a window, its worker keeps them. */
async function showSomewhere(context: BrowserContext): Promise<Worker> {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers()
  await worker.evaluate(() => {
    if (Notification.permission !== 'denied') return
    const { registration } = globalThis as unknown as Registering
    const kept: Notification[] = []
    registration.getNotifications = async () => kept
    registration.showNotification = async (title, { body, data } = {}) => {
      kept.push({ title, body, data } as Notification)
    }
  })
  return worker
}

interface Registering {
  readonly registration: ServiceWorkerRegistration
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as Registering
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body, data }) => ({ title, body, data }))
  })

test('a push message goes from the server through its service into the browser', {
  tag: '@keeps-app',
}, async ({ page, context, person, server }) => {
  const service = await openPushService()
  await context.grantPermissions(['notifications'])
  // The browsers of tests reach no push service, so the way to ours is given to the page.
  await page.addInitScript((subscription) => {
    if (Notification.permission === 'denied')
      Object.defineProperty(Notification, 'permission', { value: 'granted' })
    const given = {
      ...subscription,
      options: { applicationServerKey: null },
      toJSON: () => subscription,
      unsubscribe: () => Promise.resolve(true),
    }
    let isOn = false
    PushManager.prototype.getSubscription = async () =>
      isOn ? (given as unknown as PushSubscription) : null
    given.unsubscribe = async () => {
      isOn = false
      return true
    }
    PushManager.prototype.subscribe = async () => {
      isOn = true
      return given as unknown as PushSubscription
    }
  }, service.subscription)

  await enter(page, person, '/mcapp/profile')
  await untilAppKept(page)
  const worker = await showSomewhere(context)
  await page.getByRole('switch', { name: 'As push messages' }).click()
  await page.getByRole('button', { name: 'Allow on this device' }).click()
  await expect(page.getByText('Push messages come here.')).toBeVisible()

  await logInElsewhere(server.url, person)
  await expect.poll(() => service.taken.length, { timeout: 20_000 }).toBe(1)
  const payload = service.taken[0]?.payload
  expect(payload).toMatchObject({ title: 'New sign-in: Safari on iPhone', link: '/mcapp/profile' })
  await deliver(context, page, JSON.stringify(payload))
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: payload?.title, body: payload?.body, data: '/mcapp/profile' }])

  await page.getByRole('button', { name: 'Turn off here' }).click()
  await expect(page.getByText('Not allowed yet.')).toBeVisible()
  service.close()
})
