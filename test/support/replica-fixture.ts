import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const entry = fileURLToPath(new URL('../e2e/fuzz-page/page.ts', import.meta.url))
const html = [
  '<!doctype html><title>Fuzz</title><link rel="icon" href="data:,">',
  '<script type="module" src="/page.js"></script>',
].join('')

/** A stand for the fuzz page: it serves the page and passes /api on to whichever server runs. */
export interface Fixture {
  readonly url: string
  /** Where the product's server is now; null while there is none. */
  target: string | null
  close(): void
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The fuzz page was not built.')
  return chunk.code
}

function pass(from: IncomingMessage, to: ServerResponse, target: string | null): void {
  if (!target) {
    to.destroy()
    return
  }
  const { method, headers } = from
  const onward = request(new URL(from.url ?? '/', target), { method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
    answer.on('error', () => to.destroy())
  })
  onward.on('error', () => to.destroy())
  to.on('close', () => onward.destroy())
  from.pipe(onward)
}

export async function openFixture(): Promise<Fixture> {
  const script = await bundle()
  const server = createServer((from, to) => {
    if (from.url?.startsWith('/api/')) return pass(from, to, stand.target)
    const isScript = from.url === '/page.js'
    to.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    to.end(isScript ? script : html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stand: Fixture = {
    url: `http://127.0.0.1:${port}`,
    target: null,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return stand
}
