import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { report } from './data/report.ts'
import { readStored } from './data/session-storage.ts'
import { prefetch } from './router.tsx'
import { AppPlaceholder } from './shell/placeholders.tsx'
import { followInstall } from './ui/install.ts'
import { whenIdle } from './ui/loading/when-idle.ts'
import { watchSteps } from './ui/overlay/step-guard.ts'
import { followTheme } from './ui/theme.ts'

/** A wait shorter than this shows nothing: a picture that flashes is worse than none. */
const patienceMs = 150

/** The policy lets no text become a script, and would report that Zod tries whether it does. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
followTheme()
followInstall()
watchSteps()
const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)
const session = readStored(localStorage)
const isWaiting = setTimeout(() => session.token && root.render(<AppPlaceholder />), patienceMs)
prefetch(location.pathname, session).finally(() => {
  clearTimeout(isWaiting)
  root.render(<App />)
  if (import.meta.env.PROD) whenIdle(() => void keepApp())
  if (!session.token) whenIdle(() => void forgetEverybody())
})

/** Where its code cannot be fetched, the next visit keeps the app. */
const keepApp = () =>
  import('./register-worker.ts').then(
    (file) => file.registerWorker(import.meta.url),
    () => undefined,
  )

async function forgetEverybody(): Promise<void> {
  const file = await import('./data/replica/forget-device.ts')
  await file.forgetEverybody().catch((error: unknown) => report('devices not forgotten', error))
}
