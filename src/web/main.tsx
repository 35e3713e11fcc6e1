import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { report } from './data/report.ts'
import { readStored } from './data/session-storage.ts'
import { keepApp } from './keep-app.ts'
import { prefetch } from './router.tsx'
import { followInstall } from './ui/install.ts'
import { whenIdle } from './ui/loading/when-idle.ts'
import { watchSteps } from './ui/overlay/step-guard.ts'
import { followTheme } from './ui/theme.ts'

/** The policy lets no text become a script, and would report that Zod tries whether it does. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
followTheme()
followInstall()
watchSteps()
const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)
const session = readStored(localStorage)
prefetch(location.pathname, session).finally(() => {
  root.render(<App />)
  // Who comes for the first time has nothing to keep before they are in.
  if (navigator.serviceWorker?.controller) whenIdle(() => void keepApp())
  if (!session.token) whenIdle(() => void forgetEverybody())
})

async function forgetEverybody(): Promise<void> {
  const file = await import('./data/replica/forget-device.ts')
  await file.forgetEverybody().catch((error: unknown) => report('devices not forgotten', error))
}
