import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { routeList } from './src/contract/routes.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify<Buffer, { level: number }, Buffer>(gzip)

const themeStart = 'src/web/ui/theme-start.js'
// light-dark() and CSS nesting as written, not their long substitutes.
const target = ['chrome125', 'edge125', 'firefox125', 'safari17.5']
const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/

/** A classic script before the first paint; hashed, so that it is fetched once and never again. */
function themeBeforePaint(): Plugin {
  let reference: string | undefined
  const tag = (src: string): HtmlTagDescriptor[] => [
    { tag: 'script', attrs: { src }, injectTo: 'head-prepend' },
  ]
  return {
    name: 'theme-before-paint',
    buildStart() {
      if (this.environment.mode !== 'build') return
      const source = readFileSync(themeStart, 'utf8')
      reference = this.emitFile({ type: 'asset', name: 'theme-start.js', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle || !reference) return tag('/ui/theme-start.js')
        const asset = Object.values(bundle).find((file) => file.fileName.includes('theme-start'))
        return tag(`/${asset?.fileName}`)
      },
    },
  }
}

/** The replica reads names and orders only; without this it would bring every schema along. */
function writtenOutShapes(): Plugin {
  const file = resolve('src/contract/collection-shapes.ts')
  return {
    name: 'written-out-shapes',
    apply: 'build',
    load: {
      filter: { id: file },
      async handler() {
        const { collectionShapes } = await import(pathToFileURL(file).href)
        return `export const collectionShapes = ${JSON.stringify(collectionShapes)}`
      },
    },
  }
}

const digest = (content: string | Uint8Array) => createHash('sha256').update(content)

/** Every file the app may ask for, by its address, with its hash as fetch() checks it. */
function shellFiles(bundle: Rolldown.OutputBundle): Record<string, string> {
  const made = Object.values(bundle)
    .filter(({ fileName }) => fileName === 'index.html' || fileName.startsWith('assets/'))
    .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const)
  const given = readdirSync('src/web/public')
    .filter((name) => name !== 'robots.txt')
    .map((name) => [name, readFileSync(join('src/web/public', name))] as const)
  const hashed = [...made, ...given].map(([name, content]): [string, string] => [
    `/${name}`,
    `sha256-${digest(content).digest('base64')}`,
  ])
  return Object.fromEntries(hashed.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** One classic script that knows all files of this build; a worker in modules is not for all. */
function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = shellFiles(bundle)
        const code = await buildWorker()
        // Kept pages are kept with their headers.
        const headers = readFileSync('src/server/http/security-headers.ts', 'utf8')
        const name = digest(JSON.stringify(files) + code + headers)
          .digest('hex')
          .slice(0, 16)
        const shell = { build: name, files, screens: plainScreens }
        const source = `const builtShell = ${JSON.stringify(shell)};\n${code}`
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
      },
    },
  }
}

const retiring = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(registration.unregister()))
`

/** A build once opened at this address would go on being shown instead of what is worked on. */
function noWorkerInDev(): Plugin {
  return {
    name: 'no-worker-in-dev',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/service-worker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(retiring)
      })
    },
  }
}

/** Where the app may be opened without a parameter in the address. */
const plainScreens = routeList
  .filter(({ path, isOpen }) => isOpen && path.startsWith('/mcapp/') && !path.includes(':'))
  .map(({ path }) => path)
  .concat('/mcapp')

async function buildWorker(): Promise<string> {
  const input = 'src/web/service-worker/worker.ts'
  const done = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [chunk] = (done as Rolldown.RolldownOutput).output
  return chunk.code
}

/** Compresses once at build time, as hard as it goes, what would be compressed on every answer. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => compressible.test(fileName))
        const pack = async (file: (typeof files)[number]) => {
          const plain = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          const packed = await Promise.all([brotli(plain), gzipped(plain, { level: 9 })])
          for (const [at, suffix] of ['.br', '.gz'].entries()) {
            const source = packed[at] ?? plain
            this.emitFile({ type: 'asset', fileName: file.fileName + suffix, source })
          }
        }
        await Promise.all(files.map(pack))
      },
    },
  }
}

const pathTo = (...parts: readonly string[]) => new RegExp(`/(?:${parts.join('|')})`)

/**
 * What every visit needs, what the entrances need and what the app needs, in a file each: left
 * alone, modules shared by several pages become many small files, which compress worse.
 */
const chunks = [
  {
    name: 'ground',
    priority: 3,
    test: pathTo(
      'node_modules/(?:react|react-dom|scheduler|react-router)/',
      'lucide-react/dist/esm/(?!icons)',
      'icons/(?:chevron-down|circle-alert|circle-check|circle-exclamation-point|mail)\\.',
      'contract/(?:errors|limits|storage|routes)\\.ts',
      'web/data/(?:client|report|session)',
      'web/ui/(?:button|cell|classes|empty|field|input|label|mark|select|skeleton|theme)\\.',
      'web/shell/(?:auth-frame|error-boundary|guards|open-routes|origin|placeholders|theme)',
    ),
  },
  {
    name: 'entrance',
    priority: 2,
    test: pathTo(
      'web/fields/(?:entrance-[fnw]|kept|phone-[efn][ni]|phone-number|spoken|use-(?:at|ph))',
    ),
  },
  {
    name: 'kit',
    priority: 1,
    test: pathTo(
      '@radix-ui/',
      '@floating-ui/',
      'aria-hidden/',
      'idb/',
      'icons/(?:bell|chart-pie|check|ellipsis|key-round|landmark|log-out|plus|repeat)\\.',
      'icons/(?:shield-check|target|trash|users)\\.',
      'contract/(?:collection-shapes|scope|words)',
      'domain/(?:calendar|clock-time|locale)\\.',
      'web/fields/(?:day-words|use-book)',
      'web/shell/(?:search|skip)',
      'web/data/(?:replica|follow|keep-push|new-id|notifications)',
      'web/ui/(?:badge|card|dialog|menu|remove-scroll|sheet|toast|tooltip|use-still)',
    ),
  },
]

export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    tailwindcss(),
    themeBeforePaint(),
    writtenOutShapes(),
    offlineWorker(),
    noWorkerInDev(),
    precompressed(),
  ],
  // A worker may fetch parts of itself later.
  worker: { format: 'es' },
  resolve: { alias: { 'react-remove-scroll': resolve('src/web/ui/remove-scroll.tsx') } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    target,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
})
