import type { CaptchaProvider } from '#contract/identity/captcha.ts'

type Provider = Exclude<CaptchaProvider, 'altcha'>

interface Widget {
  render(box: HTMLElement, options: Readonly<Record<string, unknown>>): string | number
  execute(widget: string | number): unknown
  ready?(begin: () => void): void
}

interface ProviderFact {
  readonly script: string
  /** The name its script gives itself in the window. */
  readonly name: 'turnstile' | 'hcaptcha' | 'grecaptcha'
  readonly options: Readonly<Record<string, unknown>>
}

const providers: Readonly<Record<Provider, ProviderFact>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    name: 'turnstile',
    options: { execution: 'execute', appearance: 'interaction-only' },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    name: 'hcaptcha',
    options: { size: 'invisible' },
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    name: 'grecaptcha',
    options: { size: 'invisible' },
  },
}

function load(script: string): Promise<void> {
  if (document.querySelector(`script[src="${script}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = script
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error('The captcha could not be loaded.'))
    }
    document.head.append(element)
  })
}

const widgetOf = (name: ProviderFact['name']) =>
  (window as typeof window & Partial<Record<string, Widget>>)[name]

/** An invisible widget of another provider, asked once and taken away again. */
export async function askProvider(provider: Provider, siteKey: string): Promise<string> {
  const { script, name, options } = providers[provider]
  await load(script)
  const widget = widgetOf(name)
  if (!widget) throw new Error('The captcha did not start.')
  await new Promise<void>((begin) => (widget.ready ? widget.ready(begin) : begin()))
  const box = document.body.appendChild(document.createElement('div'))
  const token = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error('The captcha was not solved.'))
    const callbacks = { callback: resolve, 'error-callback': fail, 'expired-callback': fail }
    widget.execute(widget.render(box, { sitekey: siteKey, ...options, ...callbacks }))
  })
  return token.finally(() => box.remove())
}
