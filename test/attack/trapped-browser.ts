import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test'
import { findLightBrowser } from '#test/support/browser.ts'

type Kind = 'ran' | 'was refused by the policy' | 'asked a strange host' | 'was made' | 'broke'

/** Something that text must never do. */
export interface Catch {
  readonly kind: Kind
  readonly where: string
  readonly what: string
}

export interface Trapped {
  readonly context: BrowserContext
  readonly page: Page
  readonly caught: Catch[]
  close(): Promise<void>
}

/** An answer that says no is what most of these ask for. */
const refusal = /^Failed to load resource: the server responded with a status of 4/

/** A machine that does much else, with a book this full. */
const patienceMs = 120_000

const { executablePath, args, env } = findLightBrowser()

export const openBrowser = () =>
  chromium.launch({ executablePath, args: [...args], env: { ...env } })

/** Everything a script could do first, and what the policy says when it kept one from running. */
function setTraps() {
  const page = window as unknown as Record<string, (what: string) => void>
  for (const name of ['alert', 'confirm', 'prompt', 'print']) page[name] = () => page.__hit?.(name)
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sample } = event
    page.__refused?.(`${violatedDirective} ${blockedURI} ${sample}`)
  })
}

/** A browser that notices when something runs, asks elsewhere, or would have. */
export async function openTrapped(url: string, options: BrowserContextOptions): Promise<Trapped> {
  const browser = await openBrowser()
  const context = await browser.newContext({
    ...{ baseURL: url, locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce' },
    ...options,
  })
  context.setDefaultTimeout(patienceMs)
  const caught: Catch[] = []
  const note = (kind: Kind, where: string | undefined, what: string) =>
    void caught.push({ kind, where: where ?? '', what: what.slice(0, 300) })
  await context.exposeBinding('__hit', ({ page }, what) => note('ran', page?.url(), String(what)))
  await context.exposeBinding('__refused', ({ page }, what) =>
    note('was refused by the policy', page?.url(), String(what)),
  )
  await context.addInitScript(setTraps)
  const { host } = new URL(url)
  await context.route(
    (address) => /^https?:$/.test(address.protocol) && address.host !== host,
    (route) => {
      note('asked a strange host', route.request().frame().url(), route.request().url())
      return route.abort()
    },
  )
  context.on('dialog', async (dialog) => {
    // The browser's own question before what was written is left: no text can bring it about.
    if (dialog.type() === 'beforeunload') return dialog.accept()
    note('ran', dialog.page()?.url(), dialog.message())
    await dialog.dismiss()
  })
  context.on('weberror', (error) => note('broke', error.page()?.url(), error.error().message))
  context.on('console', (message) => {
    const isError = message.type() === 'error' && !refusal.test(message.text())
    if (isError) note('broke', message.page()?.url(), message.text())
  })
  const page = await context.newPage()
  return { context, page, caught, close: () => browser.close() }
}

/**
 * Resolves when nothing on the page has changed for a moment and it has nothing to do: a screen
 * that is drawn in the background changes nothing until all of it is drawn.
 */
export const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const [quietMs, mostMs] = [150, 10_000]
        let changes = 0
        const watch = new MutationObserver(() => void changes++)
        watch.observe(document, { subtree: true, childList: true, attributes: true })
        const end = () => {
          watch.disconnect()
          resolve()
        }
        const wait = () => {
          const before = changes
          const look = () => (changes === before ? end() : wait())
          setTimeout(() => requestIdleCallback(look), quietMs)
        }
        wait()
        setTimeout(end, mostMs)
      }),
  )

/** Goes there as a link of the app would, without loading it anew. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await settle(page)
}

interface Seen {
  /** Which of the texts can be read on the page. */
  readonly shown: readonly number[]
  readonly made: readonly string[]
}

/** What of the texts is on the page, and what they made of it that is not text. */
export const look = (page: Page, texts: readonly string[]): Promise<Seen> =>
  page.evaluate((planted) => {
    const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    const words = [
      ...[document.title, document.body.textContent ?? ''],
      ...values.map(({ value }) => value),
      ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
        one.getAttribute('aria-label') ?? '',
        one.getAttribute('title') ?? '',
      ]),
    ].join('\n')
    // A field of one line has no breaks.
    const isShown = (text: string) =>
      words.includes(text) || words.includes(text.replaceAll(/[\r\n]/g, ''))
    const shown = planted.flatMap((text, at) => (isShown(text.trim()) ? [at] : []))
    const elements = [...document.querySelectorAll('[mcx], mcx')].map((one) => one.outerHTML)
    const names = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'style', 'poster']
    const isBad = (value: string) =>
      /^[^\w]*(?:java|vb)\s*script:|^\s*data:text|mcx\.invalid|__hit/i.test(value)
    const addresses = names.flatMap((name) =>
      [...document.querySelectorAll(`[${name.replace(':', '\\:')}]`)]
        .map((one) => ({ name, value: one.getAttribute(name) ?? '' }))
        // What is asked for within our own pages stays there.
        .filter(({ value }) => !/^\/(?![/\\])|^[?#]/.test(value) && isBad(value))
        .map(({ value }) => `${name}=${value}`),
    )
    return { shown, made: [...elements, ...addresses] }
  }, texts)
