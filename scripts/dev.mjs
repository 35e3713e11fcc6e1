import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './install.mjs'

ensureInstalled()
const node = findNode()

/** The public site is as it was built last; `npm run build` builds it anew. */
const sitePages = 'features|pricing|corporate|help|contact|testimonials|legal|sitemap.xml'
const serverPages = `${sitePages}|assets/.*|dev/outbox|plain.css`
const fromServer = `^/(?:${serverPages})?(?:\\?.*)?$`

if (process.execPath === node) await serve()
else spawnAgain()

/** Vite needs the newer Node as well. */
function spawnAgain() {
  const again = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => again.kill(signal))
  again.on('exit', (status) => process.exit(status ?? 1))
}

/** Pages reload as you type; calls go to the real server, which restarts when it changes. */
async function serve() {
  const port = Number(process.env.PORT ?? 3000)
  const server = spawn(node, ['--watch', join(root, 'src/server/main.ts')], {
    stdio: 'inherit',
    // Links in messages lead to the pages, not past them.
    env: { PUBLIC_URL: `http://localhost:${port}`, ...process.env, PORT: String(port + 1) },
  })
  process.chdir(root)
  const { createServer } = await import('vite')
  const target = `http://127.0.0.1:${port + 1}`
  const vite = await createServer({
    server: { port, strictPort: true, proxy: { '/api': { target }, [fromServer]: { target } } },
  })
  await vite.listen()
  console.log(`\n  Moneycomb, for working on it, is at http://localhost:${port}/mcapp\n`)
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      vite.close()
      server.kill(signal)
    })
  }
  server.on('exit', (status) => process.exit(status ?? 1))
}
