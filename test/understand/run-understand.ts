import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What is typed goes through components, which Node does not read by itself. */
async function understand(folder: string): Promise<void> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { tryUnderstanding } = (await vite.ssrLoadModule(
      '/test/understand/understand.ts',
    )) as typeof import('./understand.ts')
    const { status, lines } = await tryUnderstanding(folder)
    process.stdout.write(`${lines.join('\n')}\n`)
    process.exitCode = status
  } finally {
    await vite.close()
  }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('Say which folder: npm run understand -- <folder>\n')
  process.exitCode = 2
} else await understand(folder)
