import { pageShowing, readMessage } from './push.ts'
import {
  cacheNameOf,
  currentIn,
  indexPath,
  isHashed,
  isShellCache,
  type KeptBuild,
  keptFile,
  type Shell,
  tidyUp,
  unusedBuilds,
} from './shell.ts'
import { type StaticRoute, staticRoutes } from './static-routes.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const builtShell: Shell

interface InstallEvent extends ExtendableEvent {
  addRoutes?(routes: readonly StaticRoute[]): Promise<void>
}

const shell = builtShell
const cacheName = cacheNameOf(shell.build)

self.addEventListener('install', (event: InstallEvent) => {
  // A browser that does not know these routes asks the worker instead.
  event.waitUntil(Promise.allSettled([event.addRoutes?.(staticRoutes(shell))]))
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const path = keptFile(shell, event.request, self.location.origin)
  if (path !== undefined) event.respondWith(answer(path, event.request))
})

self.addEventListener('message', (event) => {
  if (event.data === tidyUp) event.waitUntil(forgetUnused())
  const isCurrent = currentIn(shell, event.data)
  if (isCurrent !== undefined) event.ports[0]?.postMessage(isCurrent)
})

self.addEventListener('push', (event) => {
  const { title, body, link, tag } = readMessage(event.data?.text())
  const look = { icon: '/icon-192.png', badge: '/icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: link, ...look }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openScreen(String(event.notification.data)))
})

async function openScreen(link: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pageShowing(pages, link)
  if (open) await open.focus()
  else await self.clients.openWindow(link)
}

/** All or nothing: one file of another build, and this worker is not installed. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all(Object.entries(shell.files).map((file) => keep(cache, ...file)))
  const index = await cache.match(indexPath)
  if (!index) throw new Error('The index was not kept.')
  await Promise.all(shell.screens.map((path) => cache.put(path, index.clone())))
}

async function keep(cache: Cache, path: string, integrity: string): Promise<void> {
  const kept = isHashed(path) ? await caches.match(path) : undefined
  const response =
    kept ?? (await fetch(path, { integrity, cache: isHashed(path) ? 'default' : 'no-cache' }))
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  await cache.put(path, response)
}

/** A hashed file is the same in every build; the others are this build's only. */
async function answer(path: string, request: Request): Promise<Response> {
  const kept = await caches.match(path, isHashed(path) ? {} : { cacheName })
  return kept ?? fetch(request)
}

async function forgetUnused(): Promise<void> {
  const names = (await caches.keys()).filter(isShellCache)
  const { held = [] } = await self.navigator.locks.query()
  // The next build may be on its way into a cache of its own.
  if (self.registration.installing || self.registration.waiting) return
  const kept = await Promise.all(names.map(keptBuild))
  const locks = held.flatMap(({ name }) => name ?? [])
  await Promise.all(unusedBuilds(shell.build, kept, locks).map((name) => caches.delete(name)))
}

async function keptBuild(name: string): Promise<KeptBuild> {
  const requests = await (await caches.open(name)).keys()
  return { cacheName: name, paths: requests.map(({ url }) => new URL(url).pathname) }
}
