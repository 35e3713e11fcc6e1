import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type HtmlTagDescriptor, minifySync, type Plugin, type Rolldown } from 'vite'
import { drawnIcons } from './icons.config.ts'
import { guards, routeList, routes, startRoute } from './src/contract/routes.ts'
import { storageKeys } from './src/contract/storage.ts'
import type { OtherLanguage } from './words.config.ts'

const entrancePicture = 'login-phone'
const startScripts = ['src/web/ui/theme-start.js', 'src/web/ui/fetch-start.js']

/** Where the app may be opened without a parameter in the address. */
export const plainRoutes = routeList.filter(
  ({ path }) => path.startsWith('/mcapp/') && !path.includes(':'),
)
/** Where people begin; the code of other screens comes a moment later. */
const begun = plainRoutes.filter(({ sidebar }) => sidebar)

/**
 * A classic script before everything else; hashed, so that it is fetched once and never again. It
 * chooses what the page shows until the app is here, and starts the app once that is painted.
 */
export function firstPaint(others: readonly OtherLanguage[] = []): Plugin {
  let built: string | undefined
  return {
    name: 'first-paint',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const [theme, fetch] = startScripts.map((file) => readFileSync(file, 'utf8'))
        const first = {
          tokenKey: storageKeys.token,
          wayKey: storageKeys.way,
          languageKey: storageKeys.language,
          languages: Object.fromEntries(others.map(({ language, folder }) => [language, folder])),
          ...firstFiles(bundle),
        }
        const all = `${theme}\n{ const first = ${JSON.stringify(first)};\n${fetch} }`
        const source = minifySync('start.js', all, { module: false }).code
        built = this.getFileName(this.emitFile({ type: 'asset', name: 'start.js', source }))
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const src = built ? `/${built}` : '/ui/theme-start.js'
        const tags: HtmlTagDescriptor[] = [
          { tag: 'script', attrs: { src }, injectTo: 'head-prepend' },
        ]
        return { tags, html: built ? await withPictures(html) : html }
      },
    },
  }
}

const place = '<div id="root"></div>'

/** The picture of the entrance in the page, the others beside it, and no script that waits. */
async function withPictures(html: string): Promise<string> {
  const { [entrancePicture]: shown, ...others } = await drawPictures()
  const cut = Object.entries(others).map(
    ([name, picture]) => `<template id="first-${name}">${picture}</template>`,
  )
  // Asked for as soon as the page is read, run by the script in the head.
  const script = / *<script type="module" crossorigin src="([^"]+)"><\/script>/g
  const plain = html.replaceAll(script, '<link rel="modulepreload" crossorigin href="$1">')
  if (plain === html) throw new Error('index.html has no script of the app.')
  const [before, after, ...more] = plain.split(place)
  if (after === undefined || more.length > 0) throw new Error(`index.html has no ${place}`)
  return `${before}<div id="root">${shown}</div>${cut.join('')}${after}`
}

/** What the app draws first, drawn here by the same code. */
async function drawPictures(): Promise<Readonly<Record<string, string>>> {
  const outDir = resolve('dist/first-paint')
  await build({
    configFile: false,
    root: resolve('src/web'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), drawnIcons()],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'src/web/first-paint.tsx' },
    },
  })
  const { firstPictures } = await import(pathToFileURL(join(outDir, 'first-paint.js')).href)
  return firstPictures()
}

/**
 * What the app needs besides what the index asks for: the frame everywhere, and by address all of
 * the page people start on and the main file of the others, as this script delays every visit; and
 * all of the page where people log in.
 */
function firstFiles(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const fileOf = (module: string) => {
    const file = chunks.find(({ moduleIds }) => moduleIds.includes(resolve('src/web', module)))
    if (!file) throw new Error(`The build has no ${module}.`)
    return file.fileName
  }
  const reach = (start: string, seen = new Set<string>()): ReadonlySet<string> => {
    const chunk = chunks.find(({ fileName }) => fileName === start)
    if (!chunk || seen.has(start)) return seen
    seen.add(start)
    for (const next of chunk.imports) reach(next, seen)
    return seen
  }
  const asked = reach(fileOf('main.tsx'))
  const frame = reach(fileOf('shell/app-area.tsx')).difference(asked)
  const pageOf = (id: string) => fileOf(`app/${id}/${id}-page.tsx`)
  const first = reach(pageOf(startRoute)).difference(asked).difference(frame)
  const pages = begun.map(({ id, path }): [string, string[]] => [
    path,
    id === startRoute ? [...first] : [pageOf(id)],
  ])
  const { path } = routes[guards.app]
  const files = [...reach(pageOf(guards.app)).difference(asked)]
  const byAddress = Object.fromEntries([...pages, ['/mcapp', [...first]]])
  return {
    script: fileOf('main.tsx'),
    frame: [...frame],
    pages: byAddress,
    entrance: {
      path,
      files,
      email: [fileOf('app/login/email-login.tsx')],
      picture: entrancePicture,
    },
    signup: routes.signup.path,
  }
}
