import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt } from './build.mjs'
import { ensureInstalled, findNode, leave, root } from './install.mjs'

ensureInstalled()
const node = findNode()
if (!isBuilt()) {
  console.log('Building the app.')
  const { status } = spawnSync(node, [join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) leave('The app could not be built: run "npm run build" to see why.')
}

// The fourth channel carries nothing: when this process is gone, the server sees it close.
const server = spawn(node, [join(root, 'src/server/main.ts')], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env },
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
}
server.on('exit', (status, signal) => process.exit(signal ? 1 : status))

// npm ends its shell and leaves us behind; without this the server would keep the port.
const parent = process.ppid
const isUnderNpm = process.env.npm_lifecycle_event === 'start'
if (isUnderNpm && process.platform !== 'win32') {
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 100).unref()
}
