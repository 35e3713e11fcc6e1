import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, minifySync, type Plugin, type Rolldown } from 'vite'
import { drawnIcons } from './icons.config.ts'

// As the app is built; see vite.config.ts.
const target = ['chrome125', 'edge125', 'firefox125', 'safari17.5']
const compressible = /\.(?:css|js|svg)$/

const web = resolve('dist/web')
/** Where the pages are, to be filled in by the server: they are no files of their own address. */
const pages = resolve('dist/pages')
const renderer = resolve('dist/site')

interface SiteAssets {
  readonly start: string
  readonly style: string
  readonly script: string
  readonly font: string
}

interface Renderer {
  renderSite(assets: SiteAssets): ReadonlyMap<string, string>
}

/** The theme is set before the first paint; the policy allows no script inside a page. */
const themeStart = (): Plugin => ({
  name: 'theme-start',
  generateBundle() {
    const text = readFileSync('src/web/ui/theme-start.js', 'utf8')
    const { code: source } = minifySync('theme.js', text, { module: false })
    this.emitFile({ type: 'asset', name: 'theme.js', source })
  },
})

const common: InlineConfig = {
  configFile: false,
  root: resolve('src/web'),
  publicDir: false,
  logLevel: 'warn',
}

async function buildClient(): Promise<SiteAssets> {
  const done = await build({
    ...common,
    plugins: [react(), tailwindcss(), drawnIcons(), themeStart()],
    worker: { format: 'es' },
    build: {
      outDir: web,
      emptyOutDir: false,
      target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { site: 'src/web/site/site.ts', style: 'src/web/site/site.css' },
      },
    },
  })
  const { output } = done as Rolldown.RolldownOutput
  compress(output.map(({ fileName }) => fileName))
  const fileOf = (pattern: RegExp) => {
    const found = output.find(({ fileName }) => pattern.test(fileName))
    if (!found) throw new Error(`The site was built without ${pattern}.`)
    return `/${found.fileName}`
  }
  return {
    start: fileOf(/theme-[^/]+\.js$/),
    style: fileOf(/style-[^/]+\.css$/),
    script: fileOf(/site-[^/]+\.js$/),
    font: fileOf(/inter-latin-wght-normal-[^/]+\.woff2$/),
  }
}

function compress(files: readonly string[]): void {
  for (const file of files) {
    if (!compressible.test(file)) continue
    const plain = readFileSync(resolve(web, file))
    writeFileSync(resolve(web, `${file}.br`), brotliCompressSync(plain))
    writeFileSync(resolve(web, `${file}.gz`), gzipSync(plain, { level: 9 }))
  }
}

/** The pages as a program that runs once, here; its pictures go to where the others are. */
async function loadRenderer(): Promise<Renderer> {
  rmSync(renderer, { recursive: true, force: true })
  await build({
    ...common,
    plugins: [react(), drawnIcons()],
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir: renderer,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'src/web/site/render.tsx' },
    },
  })
  const assets = resolve(renderer, 'assets')
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    if (/\.(?:webp|png)$/.test(name))
      copyFileSync(resolve(assets, name), resolve(web, 'assets', name))
  }
  return import(pathToFileURL(resolve(renderer, 'render.js')).href)
}

/** The public site beside the app, which must have been built before. */
export async function buildSite(): Promise<void> {
  const assets = await buildClient()
  const { renderSite } = await loadRenderer()
  rmSync(pages, { recursive: true, force: true })
  mkdirSync(pages, { recursive: true })
  for (const [id, html] of renderSite(assets)) writeFileSync(resolve(pages, `${id}.html`), html)
}
